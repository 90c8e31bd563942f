extension Dictionary {
  func mapKeys<New: Hashable>(_ change: (Key) -> New) -> [New: Value] {
    Dictionary<New, Value>(uniqueKeysWithValues: map { (change($0.key), $0.value) })
  }
}
print(["a": 1].mapKeys { $0.uppercased() })
// expect: ["A": 1]
