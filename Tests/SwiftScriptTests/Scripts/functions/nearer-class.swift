// swift-format-ignore-file
class A { init() {} }
class B: A {}
class C: B {}
func o(_ a: A) -> String { "A" }
func o(_ b: B) -> String { "B" }
print(o(A()), o(B()), o(C()))
// expect: A B B
