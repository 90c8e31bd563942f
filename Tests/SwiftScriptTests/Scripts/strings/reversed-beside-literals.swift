// swift-format-ignore-file
print(Array("abc") == ["a", "b", "c"])
print("abc".reversed() == ["c", "b", "a"])
let r = ["c", "b", "a"] == "abc".reversed()
print(r)
let cs: [Character] = ["a"]
print(cs == ["a"], cs != ["b"], "a".map { $0 } == ["a"], Array("ab".dropFirst()) == ["b"])
// expect: true
// expect: true
// expect: true
// expect: true true true true
