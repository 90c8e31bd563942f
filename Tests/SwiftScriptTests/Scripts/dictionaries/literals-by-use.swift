// swift-format-ignore-file
// An empty literal whose types only its use in a closure tells.
let words = ["apple", "bob", "cat", "axe"]
print("banana".reduce(into: [:]) { counts, c in counts[c, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let counts = words.reduce(into: [:]) { $0[$1.first!, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0)" })
let groups = words.reduce(into: [:]) { result, word in
  result[word.count, default: []].append(word)
}
print(groups.keys.sorted(), groups[3] ?? [])
print(words.reduce([]) { $0 + [$1.count] })
print([1, 2, 3].reduce(into: []) { $0.append($1 * 2) })
let index = words.reduce(into: [:]) { $0[$1] = $1.count }
print(index["bob"]!)
let d: [String: Int] = words.reduce(into: [:]) { $0[$1] = $1.count }
print(d.count)
print(words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }.count)
print([[1], [2]].reduce([], +))
let idx = words.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
print(idx["cat"] ?? -1)
let merged = [["a": 1], ["a": 2, "b": 3]].reduce([:]) { $0.merging($1, uniquingKeysWith: +) }
print(merged.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let s = words.reduce("") { $0 + String($1.first!) }
print(s)
let (ev, od) = [1, 2, 3].reduce(into: ([], [])) { r, n in if n % 2 == 0 { r.0.append(n) } else { r.1.append(n) } } as ([Int], [Int])
print(ev, od)
let minmax = [3, 1, 2].reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }
print(minmax)
func tally(_ xs: [String]) -> [String: Int] { xs.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
print(tally(words).count)
// expect: ["a3", "b1", "n2"]
// expect: ["(key: \"a\", value: 2)", "(key: \"b\", value: 1)", "(key: \"c\", value: 1)"]
// expect: [3, 5] ["bob", "cat", "axe"]
// expect: [5, 3, 3, 3]
// expect: [2, 4, 6]
// expect: 3
// expect: 4
// expect: 4
// expect: [1, 2]
// expect: 2
// expect: ["a=3", "b=3"]
// expect: abca
// expect: [2] [1, 3]
// expect: (1, 3)
// expect: 4
