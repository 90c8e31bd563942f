// swift-format-ignore-file
func show<T: CustomStringConvertible>(_ t: T) -> String { t.description }
func showDebug<T: CustomDebugStringConvertible>(_ t: T) -> String { t.debugDescription }
print(show([1, 2]), show(["a": 1.5]), show(Set([3])), show(1...3), show("s"), show(2), show(true), show([[1.0]]), show(["a"]), show("abc".prefix(2)), show(1..<2))
print(showDebug([1, 2]), showDebug("s"), showDebug(1...2), showDebug(Optional(3)), showDebug(["a"]), showDebug(1.5))
func anyShow(_ a: any CustomStringConvertible) -> String { a.description }
print(anyShow([1]), anyShow(1), anyShow(["k": "v"]), anyShow("x"), anyShow(1.5))
let all: [any CustomStringConvertible] = [1, "a", [2], [3: 4], 2.5, true, "c" as Character]
print(all.map(\.description), all)
struct W<T: CustomStringConvertible>: CustomStringConvertible { let v: T; var description: String { "W(" + v.description + ")" } }
print(W(v: [1, 2]), W(v: W(v: "q")), [W(v: 1)])
extension Sequence where Element: CustomStringConvertible { var listed: String { map(\.description).joined(separator: "/") } }
print([1, 2].listed, [[1], [2]].listed, ["a"].listed)
protocol P1 { func f() -> String }; protocol P2: P1 { func g() -> String }
extension P1 { func f() -> String { "P1" } }
extension P2 { func f() -> String { "P2" }; func g() -> String { f() } }
struct X: P2 {}; struct Y: P2 { func f() -> String { "Y" } }
print(X().f(), X().g(), Y().g(), (X() as P1).f(), (Y() as P1).f(), (Y() as any P2).f(), (X() as any P2).g())
func call<T: P2>(_ t: T) -> String { t.f() + t.g() }
print(call(X()), call(Y()))
// expect: [1, 2] ["a": 1.5] [3] 1...3 s 2 true [[1.0]] ["a"] ab 1..<2
// expect: [1, 2] "s" ClosedRange(1...2) Optional(3) ["a"] 1.5
// expect: [1] 1 ["k": "v"] x 1.5
// expect: ["1", "a", "[2]", "[3: 4]", "2.5", "true", "c"] [1, "a", [2], [3: 4], 2.5, true, "c"]
// expect: W([1, 2]) W(W(q)) [W(1)]
// expect: 1/2 [1]/[2] a
// expect: P2 P2 Y P2 Y Y P2
// expect: P2P2 YY
