// swift-format-ignore-file
// What calls a closure for each element: throwing, releasing, nested, in chains.
enum Bad: Error { case negative(Int) }
final class Box { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
let numbers = [3, 1, 2]
print(numbers.map { $0 * 2 }, numbers.filter { $0 > 1 }, numbers.reduce(10) { $0 - $1 }, numbers.reduce(0, +))
print(numbers.compactMap { $0 > 1 ? "\($0)" : nil }, numbers.contains { $0 == 2 }, numbers.allSatisfy { $0 > 1 }, numbers.contains(where: { $0 > 9 }))
numbers.forEach { print("each", $0) }
func half(_ n: Int) throws -> Int { if n < 0 { throw Bad.negative(n) }; return n / 2 }
do {
  print(try [4, 2].map(half), try [1, -1, 7].map { try half($0) })
} catch { print(error) }
do { try [Box(1), Box(-2), Box(3)].forEach { _ = try half($0.n) } } catch { print(error) }
print([Box(7), Box(8)].map { $0.n }.map(String.init).joined(separator: ","))
do {
  let kept = [Box(20), Box(21)].filter { $0.n > 20 }
  print("kept", kept.count)
}
print(([] as [Int]).map { $0 }, ([] as [Int]).reduce(5) { $0 + $1 })
var total = 0
numbers.forEach { total += $0 }
print(total, numbers.map { n in numbers.map { $0 * n } }, [[1, 2], [3]].map { $0.reduce(0, +) })
let maybe: [Int?] = [1, nil, 3]
print(maybe.compactMap { $0 }, maybe.map { $0 ?? 0 }, maybe.compactMap { $0.map { $0 + 1 } })
let pairs = [("a", 1), ("b", 2)]
print(pairs.map { name, n in "\(name)\(n)" }, pairs.map(\.0), pairs.reduce("") { $0 + $1.0 })
func generic<T>(_ xs: [T], _ f: (T) -> T) -> [T] { xs.map(f) }
print(generic([1, 2]) { $0 + 1 }, generic(["a"]) { $0 + "b" })
let optional: [Int]? = numbers
print(optional?.map { $0 + 1 } ?? [], optional?.filter { $0 > 2 }.first as Any)
func deep(_ n: Int) -> Int { n == 0 ? 0 : [n].map { deep($0 - 1) + 1 }[0] }
print(deep(2000))
let nested: [Int?] = numbers.compactMap { $0 > 1 ? Optional($0) : nil }
print(nested.count)
func first(_ xs: [Int]) -> Int? { xs.map { $0 }.first }
print(first([5]) ?? 0, (1...3).map { $0 * 2 }, ["k": 1].map { $0.value }, Set([1]).map { $0 }, "abc".map { String($0) }, [1, 2, 3][1...].map { $0 })
numbers.map { Box($0 + 100) }.forEach { print($0.n) }
print(numbers.map { $0 > 2 ? Box($0 + 200) : nil }.compactMap { $0?.n })
let grown = [1, 2].reduce([Int]()) { $0 + [$1] }
print(grown, [1, 2].reduce(into: [Int]()) { $0.append($1) })

// expect: [6, 2, 4] [3, 2] 4 6
// expect: ["3", "2"] true false false
// expect: each 3
// expect: each 1
// expect: each 2
// expect: negative(-1)
// expect: gone 1
// expect: gone -2
// expect: gone 3
// expect: negative(-2)
// expect: gone 7
// expect: gone 8
// expect: 7,8
// expect: gone 20
// expect: kept 1
// expect: gone 21
// expect: [] 5
// expect: 6 [[9, 3, 6], [3, 1, 2], [6, 2, 4]] [3, 3]
// expect: [1, 3] [1, 0, 3] [2, 4]
// expect: ["a1", "b2"] ["a", "b"] ab
// expect: [2, 3] ["ab"]
// expect: [4, 2, 3] Optional(3)
// expect: 2000
// expect: 2
// expect: 5 [2, 4, 6] [1] [1] ["a", "b", "c"] [2, 3]
// expect: 103
// expect: 101
// expect: 102
// expect: gone 103
// expect: gone 101
// expect: gone 102
// expect: gone 203
// expect: [203]
// expect: [1, 2] [1, 2]
