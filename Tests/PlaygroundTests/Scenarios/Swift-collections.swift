// Arrays, dictionaries, sets and ranges are values.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

var numbers = [3, 1, 2]
let copy = numbers
numbers.append(4)
numbers.insert(0, at: 0)
numbers[1] += 10
print(numbers, copy, numbers.count, numbers.first ?? -1, numbers.last ?? -1)
print(numbers.sorted(), numbers.sorted(by: >), numbers.reversed() as [Int])
print(numbers.map { $0 * 2 }, numbers.filter { $0 > 1 }, numbers.reduce(0, +))
print(numbers.contains(2), numbers.firstIndex(of: 2) ?? -1, numbers.contains { $0 > 12 })
print(numbers.remove(at: 1), numbers.removeLast(), numbers)
numbers.removeAll { $0 == 1 }
print(numbers, numbers.isEmpty, numbers[0...1], Array(numbers.dropFirst()))
numbers.swapAt(0, 1)
numbers += [7, 8]
print(numbers, numbers.min() ?? -1, numbers.max() ?? -1, numbers.prefix(2))
for (index, number) in numbers.enumerated() where index % 2 == 0 { print(index, number) }
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, [[1], [2, 3]].flatMap { $0 })
print(["1", "x", "3"].compactMap { Int($0) }, [1, 2, 3].allSatisfy { $0 > 0 })
print(Array(repeating: "z", count: 2), Array(stride(from: 0, to: 10, by: 4)))
print(Array(stride(from: 3, through: 1, by: -1)), Array(1...3), (1..<4).contains(3))

var ages = ["Ann": 30, "Bob": 25]
ages["Cid"] = 40
ages["Bob"] = nil
ages["Ann", default: 0] += 1
ages["Dan", default: 5] += 1
print(ages.count, ages["Ann"] ?? 0, ages["Bob"] as Any, ages["Dan"] ?? 0)
print(ages.keys.sorted(), ages.values.sorted(), ages.mapValues { $0 + 1 }["Cid"] ?? 0)
for (key, value) in ages.sorted(by: { $0.key < $1.key }) { print(key, value, terminator: " ") }
print()

var tags: Set = ["x", "y"]
print(tags.insert("x").inserted, tags.insert("z").inserted, tags.count, tags.contains("y"))
print(
  tags.union(["q"]).sorted(), tags.intersection(["x", "q"]).sorted(),
  tags.subtracting(["x"]).sorted())
var grid = [[0, 0], [0, 0]]
grid[1][0] = 5
print(grid, grid == [[0, 0], [5, 0]], [1, 2] == [2, 1], Set([1, 2]) == Set([2, 1]))
let nothing: [Int] = []
print(nothing.first as Any, nothing.max() as Any, nothing.reduce(1, *), type(of: nothing))
