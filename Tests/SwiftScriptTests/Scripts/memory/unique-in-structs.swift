// swift-format-ignore-file
final class St { var x = 1; deinit { print("gone") } }
struct A { var s: St; var n = 1
  mutating func go() { print(isKnownUniquelyReferenced(&s)) }
}
func g() { 
  var a = A(s: St())
  print(isKnownUniquelyReferenced(&a.s)) 
  a.go()
}
g()
func h() { 
  var a = A(s: St())
  let b = a
  print(isKnownUniquelyReferenced(&a.s)) 
  a.go()
  a.s = St()
  a.go()
  _ = b
}
h()
// expect: true
// expect: true
// expect: gone
// expect: false
// expect: false
// expect: true
// expect: gone
// expect: gone
