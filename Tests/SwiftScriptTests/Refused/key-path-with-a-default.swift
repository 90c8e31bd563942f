// swift-format-ignore-file
struct P { var m: [String: Int] = [:] }
var p = P()
p[keyPath: \.m["a", default: 0]] += 4 // error: subscript index of type '() -> Int' in a key path must be Hashable
