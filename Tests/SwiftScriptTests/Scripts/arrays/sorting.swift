// swift-format-ignore-file
var words = ["pear", "fig", "apple"]
print(words.sorted(), words.sorted(by: >))
// expect: ["apple", "fig", "pear"] ["pear", "fig", "apple"]
print(words.sorted { $0.count < $1.count })  // expect: ["fig", "pear", "apple"]
words.sort()
print(words, words.min()!, words.max()!)  // expect: ["apple", "fig", "pear"] apple pear
words.sort { $0.count < $1.count }
print(words, words.reversed().first!)  // expect: ["fig", "pear", "apple"] apple
print(words.max { $0.count < $1.count }!)  // expect: apple
words.reverse()
print(words)  // expect: ["apple", "pear", "fig"]
