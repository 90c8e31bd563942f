// swift-format-ignore-file
class A { struct St { var n = 0 } }
print(\A.St.n == \A.St.n, A.St()[keyPath: \A.St.n])
// expect: true 0
