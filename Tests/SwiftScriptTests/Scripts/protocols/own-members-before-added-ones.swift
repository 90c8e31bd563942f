// swift-format-ignore-file
protocol P {}
extension P { func go() -> String { "ext" }; static func make() -> String { "ext" }; subscript() -> String { "ext" } ; func see(_ x: Int) -> String { "ext" } }
struct A: P { func go(_ n: Int = 1) -> String { "own \(n)" }; static func make(_ n: Int...) -> String { "own \(n)" }; subscript(_ i: Int = 2) -> String { "own \(i)" }; func see(_ x: Int, y: Int = 3) -> String { "own" } }
class B: P { func go(x: Int = 1) -> String { "own \(x)" } }
print(A().go(), A.make(), A()[], A().see(1), B().go())
func log(_ m: Any) { print("log:", m) }
func round(_ x: Double) -> String { "mine" }
func exp(_ m: Any) -> String { "exp any" }
log(1.5); log("a"); print(round(1.5), exp(1.5))
func pow(_ a: Any, _ b: Any) -> String { "mine" }
print(pow(2.0, 3.0))

// expect: own 1 own [] own 2 ext own 1
// expect: log: 1.5
// expect: log: a
// expect: mine exp any
// expect: mine
