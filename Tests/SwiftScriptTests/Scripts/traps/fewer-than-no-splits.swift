// swift-format-ignore-file
// A literal of one character is one, where a text is split: only there the number is looked at.
print("a,b".split(separator: ", ", maxSplits: -1))  // expect: ["a,b"]
print("a,b".split(separator: ",", maxSplits: -1))
// trap: Must take zero or more splits
