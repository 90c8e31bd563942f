// swift-format-ignore-file
extension String { static prefix func - (s: String) -> String { String(s.reversed()) } }
print(-"abc")
extension Array { static prefix func - (s: Array) -> Array { s.reversed() } }
print(-[1, 2])
extension Optional { static prefix func ! (o: Self) -> Bool { o == nil } }
let z: Int? = nil; print(!z)
extension Collection { static prefix func ! (c: Self) -> Bool { c.isEmpty } }
print(![1])
extension Int { static prefix func ! (n: Int) -> Bool { n == 0 } }
print(!0)
// expect: cba
// expect: [2, 1]
// expect: true
// expect: false
// expect: true
