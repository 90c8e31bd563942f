// swift-format-ignore-file
nonisolated struct OrderedTable<K: Hashable, V> { private(set) var keys: [K] = []; private var table: [K: V] = [:]
  subscript(k: K) -> V? { get { table[k] } set { if let newValue { if table.updateValue(newValue, forKey: k) == nil { keys.append(k) } } else if table.removeValue(forKey: k) != nil { keys.removeAll { $0 == k } } } }
  subscript(k: K, default v: @autoclosure () -> V) -> V { get { self[k] ?? v() } set { self[k] = newValue } } }
nonisolated extension OrderedTable: ExpressibleByDictionaryLiteral { init(dictionaryLiteral all: (K, V)...) { for (k, v) in all { self[k] = v } } }
nonisolated extension OrderedTable: Collection { var startIndex: Int { 0 }; var endIndex: Int { keys.count }; func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> (key: K, value: V) { (keys[i], self[keys[i]]!) } }
var table: OrderedTable<String, Int> = ["z": 1, "a": 2]
table["m"] = 3; table["z"] = nil; table["a", default: 0] += 5; table["q", default: 10] += 1
print(table.map { "\($0.key)=\($0.value)" }, table.count, table.first { $0.value > 7 }?.key ?? "-", table.keys, table[1].key)
for (key, value) in table { print(key, value, terminator: " ") }
print(table["m"] ?? 0)
// expect: ["a=7", "m=3", "q=11"] 3 q ["a", "m", "q"] m
// expect: a 7 m 3 q 11 3
