// swift-format-ignore-file
class A { init() {} }; class B: A {}; class C: B {}
enum E { case a(A), b(B); init(_ a: A) { self = .a(a) }; init(_ b: B) { self = .b(b) } }
if case .b = E(C()) { print("b") } else { print("a") }
class V { init() {}; func v(_ a: A) -> String { "va" }; func v(_ b: B) -> String { "vb" } }
class V2: V { override func v(_ a: A) -> String { "v2a" } }
print(V2().v(C()), V2().v(B()))
// expect: b
// expect: vb vb
