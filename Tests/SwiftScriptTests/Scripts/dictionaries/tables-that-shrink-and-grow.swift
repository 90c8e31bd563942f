// Entries come and go; what is left is found, whatever kind of key it has.
struct Place: Hashable {
  var row: Int
  var name: String
}
enum Kind: Hashable { case plain, marked(Int) }

var numbers: [Int: String] = [:]
for i in 0..<500 { numbers[i * 7919 % 1009] = "n\(i)" }
for i in 0..<500 where i % 3 != 0 { numbers[i * 7919 % 1009] = nil }
print(
  numbers.count, numbers[0] ?? "-", numbers[7919 % 1009] ?? "-", numbers[3 * 7919 % 1009] ?? "-")
for i in 0..<500 where i % 3 != 0 { numbers[i * 7919 % 1009] = "again" }
print(numbers.count, numbers.values.filter { $0 == "again" }.count)

var places: [Place: Int] = [:]
for i in 0..<60 { places[Place(row: i % 10, name: "p\(i % 6)"), default: 0] += i }
print(
  places.count, places[Place(row: 3, name: "p3")] ?? -1, places[Place(row: 3, name: "p2")] ?? -1)

var kinds: [Kind: [Int]] = [.plain: []]
for i in 0..<20 { kinds[i % 4 == 0 ? .plain : .marked(i % 3), default: []].append(i) }
print(kinds.count, kinds[.plain] ?? [], kinds[.marked(2)] ?? [])

var doubles: [Double: String] = [0.0: "zero", .nan: "nan"]
doubles[-0.0] = "minus zero"
doubles[.nan] = "another"
print(doubles.count, doubles[0] ?? "-", doubles[.nan] ?? "none")

var optional: [String: Int?] = ["a": 1, "b": nil]
optional["a"] = .some(nil)
print(optional.count, optional["a"] as Any, optional["c"] as Any)
optional["a"] = nil
print(optional.count, optional.keys.sorted())

var letters: [Character: Int] = [:]
for letter in "cafe\u{301} café" { letters[letter, default: 0] += 1 }
print(letters["é"] ?? 0, letters.count)

var before = numbers
before[1] = "changed"
print(before.count - numbers.count <= 1, before[1] ?? "-", numbers[1] == before[1])
let removed = numbers.removeValue(forKey: 0)
print(removed ?? "-", numbers[0] == nil, numbers.isEmpty)

// expect: 167 n0 - n3
// expect: 500 333
// expect: 30 36 -1
// expect: 4 [0, 4, 8, 12, 16] [2, 5, 11, 14, 17]
// expect: 3 minus zero none
// expect: 2 Optional(nil) nil
// expect: 1 ["b"]
// expect: 2 5
// expect: true changed false
// expect: n0 true false
