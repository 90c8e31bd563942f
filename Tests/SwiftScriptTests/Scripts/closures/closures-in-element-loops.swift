// A closure that stands where a loop over an array's elements calls it runs there: what it binds,
// keeps and throws is the same as in a call.
final class Box { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("end", n) } }
enum E: Error { case bad(Int) }
func half(_ n: Int) throws -> Int { if n % 2 == 1 { throw E.bad(n) }; return n / 2 }
func work() {
  let xs = [1, 2, 3, 4, 5, 6]
  print(xs.map { $0 * 2 }, xs.filter { $0 % 2 == 0 }, xs.reduce(0) { $0 + $1 }, xs.reduce(1, *))
  print(
    xs.map { x -> String in
      let y = x * x; let z = "<\(y)>"; return z
    })
  print(xs.compactMap { $0 % 3 == 0 ? "\($0)" : nil }, xs.compactMap { Int("\($0)0") })
  print(xs.contains { $0 > 5 }, xs.allSatisfy { $0 < 6 }, xs.contains { x in x == 0 })
  var total = 0
  xs.forEach { total += $0 }
  xs.forEach { x in if x % 2 == 0 { total -= x } else { for k in 0..<x { total += k } } }
  print(total)
  print(
    [[1, 2], [3]].map { $0.map { $0 + 1 } },
    [[1, 2], [3]].map { row in row.reduce(0) { $0 + $1 * row.count } })
  let fs = xs.map { x in { (y: Int) in x + y } }
  print(fs.map { $0(10) })
  do { print(try [2, 4].map { try half($0) }); print(try xs.map { try half($0) }) } catch {
    print("caught", error)
  }
  print((try? xs.map { try half($0) }) as Any)
  print(xs.map { try? half($0) })
  _ = xs.prefix(2).map { Box($0) }.map { $0.n }
  let kept = Array(xs.prefix(2)).map { Box($0) }
  print(kept.map { $0.n }, kept.filter { $0.n > 1 }.count)
  Array(xs.prefix(2)).forEach { n in
    let b = Box(n + 10); print("in", b.n)
  }
  Array(xs.prefix(2)).forEach {
    _ = Box($0 + 20); print("temp")
  }
  print(["a": 1, "b": 2].map { $0.value }.reduce(0, +))
  print([(1, "a"), (2, "b")].map { $0.1 }, [(1, "a"), (2, "b")].map { n, s in "\(n)\(s)" })
  print(xs.reduce([]) { acc, x in acc + [x * 2] }, xs.reduce("") { "\($0)\($1)" })
  let names: [String?] = ["x", nil, "y"]
  print(names.map { $0?.uppercased() }, names.compactMap { $0 }, names.map { $0 ?? "-" })
  var seen: Set<Int> = []
  print([1, 2, 1, 3].filter { seen.insert($0).inserted })
  print(
    xs.map { n in
      switch n {
      case 1...2: "low";
      case 3: "mid";
      default: "high"
      }
    })
  print(xs.map { n in if n > 3 { "big" } else { "small" } })
  print(
    xs.map { n in
      defer { total += 1 }; return n + total
    })
  let nested = xs.map { a in xs.filter { $0 < a }.map { $0 * a }.reduce(0) { $0 + $1 } }
  print(nested)
  print(
    [3, 1].map { n in
      var m = n; while m < 10 { m *= 2 }; return m
    })
  print(xs.map { _ in 0 }, xs.map { Optional($0) }.count)
}
struct S {
  var k = 3; var list = [1, 2]
  func scaled() -> [Int] { list.map { $0 * k } }
  mutating func grow() { list.forEach { list.append($0 * k) } }
  init() { list = [1, 2].map { $0 + 1 } }
}
class C {
  var k = 2; lazy var all = [1, 2].map { $0 * self.k }; let xs: [Int];
  init(_ n: [Int]) { xs = n.map { $0 + 1 } }
  func m() -> [() -> Int] { xs.map { x in { x * self.k } } }
}
func gen<T: Comparable>(_ a: [T], _ by: T) -> [Bool] { a.map { $0 < by } }
extension Array where Element: Numeric { func doubled() -> [Element] { map { $0 + $0 } } }
work()
var s = S(); print(s.scaled()); s.grow(); print(s.list)
print(
  C([1, 2]).all, C([4]).m().map { $0() }, gen(["a", "z"], "m"), [1.5].doubled(), [2].doubled())
let g = [1, 2, 3].map { $0 * 3 }.filter { $0 != 6 }
print(g)

// expect: [2, 4, 6, 8, 10, 12] [2, 4, 6] 21 720
// expect: ["<1>", "<4>", "<9>", "<16>", "<25>", "<36>"]
// expect: ["3", "6"] [10, 20, 30, 40, 50, 60]
// expect: true false false
// expect: 22
// expect: [[2, 3], [4]] [6, 3]
// expect: [11, 12, 13, 14, 15, 16]
// expect: [1, 2]
// expect: caught bad(1)
// expect: nil
// expect: [nil, Optional(1), nil, Optional(2), nil, Optional(3)]
// expect: end 1
// expect: end 2
// expect: [1, 2] 1
// expect: in 11
// expect: end 11
// expect: in 12
// expect: end 12
// expect: end 21
// expect: temp
// expect: end 22
// expect: temp
// expect: 3
// expect: ["a", "b"] ["1a", "2b"]
// expect: [2, 4, 6, 8, 10, 12] 123456
// expect: [Optional("X"), nil, Optional("Y")] ["x", "y"] ["x", "-", "y"]
// expect: [1, 2, 3]
// expect: ["low", "low", "mid", "high", "high", "high"]
// expect: ["small", "small", "small", "big", "big", "big"]
// expect: [23, 25, 27, 29, 31, 33]
// expect: [0, 2, 9, 24, 50, 90]
// expect: [12, 16]
// expect: [0, 0, 0, 0, 0, 0] 6
// expect: end 1
// expect: end 2
// expect: [6, 9]
// expect: [2, 3, 6, 9]
// expect: [2, 4] [10] [true, false] [3.0] [4]
// expect: [3, 9]
