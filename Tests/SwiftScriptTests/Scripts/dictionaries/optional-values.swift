// swift-format-ignore-file
var d: [String: Int?] = ["a": 1, "b": nil]
print(d.count, d["b"] as Any, d["c"] as Any)
d["a"] = .some(nil)
print(d.count)

// expect: 2 Optional(nil) nil
// expect: 2
