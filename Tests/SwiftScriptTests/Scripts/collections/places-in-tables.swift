let table = ["a": 1]
print(table.keys.firstIndex(of: "a") == table.keys.startIndex)
print(table.values.firstIndex(of: 2) == nil, table.values.indices.count)
if let place = table.index(forKey: "a") { print(table[place]) }
print(table.keys[table.keys.index(table.keys.startIndex, offsetBy: 0)])
let set: Set = [3]
print(set[set.startIndex], set.index(after: set.startIndex) == set.endIndex)
print(set.distance(from: set.startIndex, to: set.endIndex))
var texts: Set = ["x"]
if let place = texts.firstIndex(of: "x") { print(texts.remove(at: place), texts.isEmpty) }
var copy = table
print(copy.remove(at: copy.startIndex), copy.isEmpty, table.count)
// expect: true
// expect: true 1
// expect: (key: "a", value: 1)
// expect: a
// expect: 3 true
// expect: 1
// expect: x true
// expect: (key: "a", value: 1) true 1
