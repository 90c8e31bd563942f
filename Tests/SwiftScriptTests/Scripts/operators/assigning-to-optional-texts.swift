// swift-format-ignore-file
extension Optional where Wrapped == String { static func += (l: inout String?, r: String) { l = (l ?? "") + r } }
var s: String? = nil; s += "a"; print(s!)
// expect: a
