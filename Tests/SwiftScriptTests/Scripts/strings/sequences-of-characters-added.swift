// swift-format-ignore-file
var m = "abc"; m.insert("X", at: m.startIndex); print(m)
m.append(contentsOf: ["d", "e"])
print(m)
m.append(contentsOf: "fg".dropFirst())
m += ["h", "i"]
print(m)
var arr = [1]
arr.append(contentsOf: Set([2])); arr += 3...4; arr.append(contentsOf: [5].lazy.map { $0 })
print(arr)
m.insert(contentsOf: ["x", "y"], at: m.startIndex)
print(m, String(["a", "b"] as [Character]), String("abc".reversed()), String(repeating: "ab", count: 2))
// expect: Xabc
// expect: Xabcde
// expect: Xabcdeghi
// expect: [1, 2, 3, 4, 5]
// expect: xyXabcdeghi ab cba abab
