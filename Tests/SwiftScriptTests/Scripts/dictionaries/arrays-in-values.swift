// swift-format-ignore-file
var groups: [Int: [String]] = [:]
for word in ["a", "bb", "c", "dd", "eee"] { groups[word.count, default: []].append(word) }
groups[2]?.append("zz")
groups[9]?.append("no")
for key in groups.keys.sorted() { print(key, groups[key]!) }

// expect: 1 ["a", "c"]
// expect: 2 ["bb", "dd", "zz"]
// expect: 3 ["eee"]
