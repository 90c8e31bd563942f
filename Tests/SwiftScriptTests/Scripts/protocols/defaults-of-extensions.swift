// swift-format-ignore-file
// What a protocol's extension adds with defaults stands beside what the protocol requires, and what types have: calls that leave arguments out mean it.
nonisolated func told<T>(_ name: String, _ value: T) -> T { print(name); return value }
nonisolated protocol Shown { func show(_ a: Int, by b: Int) -> String; static func made(_ a: Int, b: Int) -> String }
nonisolated extension Shown {
  func show(_ a: Int, by b: Int = told("by", 2)) -> String { "added \(a) \(b)" }
  static func made(_ a: Int, b: Int = told("b", 3)) -> String { "made \(a) \(b)" }
}
struct Plain: Shown {}
struct Own: Shown {
  func show(_ a: Int, by b: Int) -> String { "own \(a) \(b)" }
  static func made(_ a: Int, b: Int) -> String { "own \(a) \(b)" }
}
nonisolated class Low: Shown { func show(_ a: Int, by b: Int) -> String { "low \(a) \(b)" } }
nonisolated final class High: Low { override func show(_ a: Int, by b: Int) -> String { "high " + super.show(a, by: b) + show(a) } }
func all<T: Shown>(_ x: T) { print(x.show(1), x.show(1, by: 5), T.made(1), T.made(1, b: 2)) }
all(Plain()); all(Own()); all(Low()); all(High())
let list: [any Shown] = [Plain(), Own(), Low(), High()]
for x in list { print(x.show(4), x.show(4, by: 5), type(of: x).made(6), type(of: x).made(6, b: 7)) }
print(Plain().show(1), Own().show(1), Own().show(1, by: 3), Own.made(1), Own.made(1, b: 2), High().show(1), High().show(1, by: 2), Low.made(3))
// expect: by
// expect: b
// expect: added 1 2 added 1 5 made 1 3 made 1 2
// expect: by
// expect: b
// expect: added 1 2 own 1 5 made 1 3 own 1 2
// expect: by
// expect: b
// expect: added 1 2 low 1 5 made 1 3 made 1 2
// expect: by
// expect: by
// expect: b
// expect: added 1 2 high low 1 5added 1 2 made 1 3 made 1 2
// expect: by
// expect: b
// expect: added 4 2 added 4 5 made 6 3 made 6 7
// expect: by
// expect: b
// expect: added 4 2 own 4 5 made 6 3 own 6 7
// expect: by
// expect: b
// expect: added 4 2 low 4 5 made 6 3 made 6 7
// expect: by
// expect: by
// expect: b
// expect: added 4 2 high low 4 5added 4 2 made 6 3 made 6 7
// expect: by
// expect: by
// expect: b
// expect: by
// expect: by
// expect: b
// expect: added 1 2 added 1 2 own 1 3 made 1 3 own 1 2 added 1 2 high low 1 2added 1 2 made 3 3
