func tally(_ words: [String]) -> [String: Int] {
  var counts: [String: Int] = [:]
  func add(_ word: String) { counts[word, default: 0] += 1 }
  words.forEach(add)
  return counts
}
print(tally(["a", "b", "a"]).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
// expect: ["a2", "b1"]
