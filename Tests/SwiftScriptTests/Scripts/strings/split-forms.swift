// swift-format-ignore-file
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print("k=v=w".split(separator: "=", maxSplits: 1), " x ".split(separator: " "), "".split(separator: ","))

// expect: ["a", "b", "c"] ["a", "b", "", "c"]
// expect: ["k", "v=w"] ["x"] []
