// swift-format-ignore-file
let prices = ["a": 1.0, "b": 2.5, "c": 4.0]
print(prices.mapValues { $0 * 2 }["b"]!)  // expect: 5.0
print(prices.filter { $0.value > 2 }.keys.sorted())  // expect: ["b", "c"]
print(prices.map { "\($0.key)=\($0.value)" }.sorted())  // expect: ["a=1.0", "b=2.5", "c=4.0"]
for (name, price) in prices.sorted(by: { $0.key < $1.key }) { print(name, price) }
// expect: a 1.0
// expect: b 2.5
// expect: c 4.0
print(prices.values.reduce(0, +), prices.contains { $0.key == "c" })  // expect: 7.5 true
print(prices.sorted { $0.value > $1.value }.first!.key)  // expect: c
var merged = prices
merged.merge(["a": 10, "d": 5]) { old, new in old + new }
print(merged["a"]!, merged["d"]!, merged.count)  // expect: 11.0 5.0 4
let pairs = Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])
print(pairs["y"]!, pairs == ["y": 2, "x": 1])  // expect: 2 true
