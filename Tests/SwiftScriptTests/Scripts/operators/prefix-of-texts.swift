// swift-format-ignore-file
extension String { static prefix func ! (s: String) -> Bool { s.isEmpty } }
let s = "x"
print(!s, !"")
// expect: false true
