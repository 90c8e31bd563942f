// swift-format-ignore-file
let text = "the cat and the dog and the bird"
var counts: [String: Int] = [:]
for word in text.split(separator: " ") { counts[String(word), default: 0] += 1 }
for (word, n) in counts.sorted(by: { $0.key < $1.key }) { print(word, n) }

// expect: and 2
// expect: bird 1
// expect: cat 1
// expect: dog 1
// expect: the 3
