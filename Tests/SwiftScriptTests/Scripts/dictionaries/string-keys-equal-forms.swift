// swift-format-ignore-file
var d = ["caf\u{e9}": 1]
d["cafe\u{301}"] = 2
print(d.count, d["caf\u{e9}"]!)

// expect: 1 2
