var word = "wrld"
word.insert("o", at: word.index(after: word.startIndex))
word.remove(at: word.startIndex)
word.replaceSubrange(word.startIndex..<word.index(word.startIndex, offsetBy: 1), with: "W0")
print(word)
// expect: W0rld
