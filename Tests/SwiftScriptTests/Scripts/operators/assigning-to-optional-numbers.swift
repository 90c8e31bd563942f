// swift-format-ignore-file
func -= (l: inout Double?, r: Double) { l = l.map { $0 - r } }
var d: Double? = 3; d -= 1; print(d!)
// expect: 2.0
