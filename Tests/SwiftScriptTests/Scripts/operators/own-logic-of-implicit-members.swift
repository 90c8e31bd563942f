// swift-format-ignore-file
struct Filter { var k: (Int) -> Bool
  static let open = Filter { $0 > 1 }
  static func more(_ n: Int) -> Filter { Filter { $0 > n } }
  static func && (a: Filter, b: Filter) -> Filter { Filter { a.k($0) && b.k($0) } }
  static func + (a: Filter, b: Filter) -> Filter { Filter { a.k($0) || b.k($0) } }
  static prefix func ! (a: Filter) -> Filter { Filter { !a.k($0) } }
  static prefix func - (a: Filter) -> Filter { Filter { !a.k($0) } } }
func run(_ f: Filter) -> Bool { f.k(3) }
print(run(.open + .more(5)), run(-.open), run(-.open + .more(5)))
print(run(.open && .more(5)))
print(run(!.open))
print(run(!.open && .more(5)))
// expect: true false false
// expect: false
// expect: false
// expect: false
