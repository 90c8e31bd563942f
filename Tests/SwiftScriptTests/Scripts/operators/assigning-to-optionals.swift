// swift-format-ignore-file
extension Optional where Wrapped == Int { static func += (l: inout Int?, r: Int) { l = (l ?? 0) + r } }
var o: Int? = nil; o += 4; print(o!)
var d: [String: Int] = [:]; d["k"] += 2; print(d)
// expect: 4
// expect: ["k": 2]
