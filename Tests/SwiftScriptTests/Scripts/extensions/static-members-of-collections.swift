// swift-format-ignore-file
extension Array where Element == Int { static var few: Int { 7 } }
print([Int].few)
extension Dictionary where Value == Int { static var few: Int { 8 } }
print([String: Int].few)
extension Optional where Wrapped == Int { static var few: Int { 9 } }
print(Int?.few)
// expect: 7
// expect: 8
// expect: 9
