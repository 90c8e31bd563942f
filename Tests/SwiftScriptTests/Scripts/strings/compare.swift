// swift-format-ignore-file
print("a" < "b", "Z" < "a", "abc" == "abc", "apple".hasPrefix("app"), "x".isEmpty, "" < "a")
print(["b", "C", "a"].sorted(), max("pear", "fig"))

// expect: true true true true false true
// expect: ["C", "a", "b"] pear
