// swift-format-ignore-file
var d = ["a": 1]
print(d.updateValue(2, forKey: "a") ?? 0, d.updateValue(3, forKey: "b") as Any)
print(d.removeValue(forKey: "a") ?? 0, d.removeValue(forKey: "q") as Any, d)

// expect: 1 nil
// expect: 2 nil ["b": 3]
