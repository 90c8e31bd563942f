// swift-format-ignore-file
let t = "one, two, , three"
print(t.split(separator: ", "))
print(t.split(separator: ", ", maxSplits: 1))
print(t.split(separator: ", ", omittingEmptySubsequences: false))
print(t.split(separator: ","))
print("abc".split(separator: ""), "".split(separator: "xx"), "aaaa".split(separator: "aa"), "aaaa".split(separator: "aa", omittingEmptySubsequences: false))
let s = "--"
for p in "a--b--c".split(separator: s) { print(p, p.count) }
let sub = "x--y"[...].split(separator: s)
print(sub, "키--값".split(separator: s)[1], "e\u{301}--é".split(separator: "é"))
let c: Character = "-"
print("a-b".split(separator: c).count, "a\r\nb".split(separator: "\n").count, "a\r\nb".split(separator: "\r\n").count)
print("a, b".split(separator: ", ").map(String.init).joined(separator: "+"), "--a--".split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false))
print("k: v".split(separator: ": ", maxSplits: 1).last ?? "none", "aXbX".split(separator: "X"[...]))

// expect: ["one", "two", "three"]
// expect: ["one", "two, , three"]
// expect: ["one", "two", "", "three"]
// expect: ["one", " two", " ", " three"]
// expect: ["a", "b", "c"] [] [] ["", "", ""]
// expect: a 1
// expect: b 1
// expect: c 1
// expect: ["x", "y"] 값 ["--"]
// expect: 2 1 2
// expect: a+b ["", "a--"]
// expect: v ["a", "b"]
