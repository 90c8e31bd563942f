// swift-format-ignore-file
func == (l: [String: Any], r: [String: Any]) -> Bool { l.count == r.count }
let a: [String: Any] = ["a": 1], b: [String: Any] = ["b": 2]
print(a == b)
// expect: true
