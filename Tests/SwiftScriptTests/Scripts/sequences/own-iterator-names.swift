// swift-format-ignore-file
extension Sequence { func it() -> Iterator { makeIterator() } }
var i = [1].it(); print(i.next()!)
extension Collection where Element: StringProtocol { var dashed: String { joined(separator: "-") } }
print(["a", "b"].dashed, "a,b".split(separator: ",").dashed)
// expect: 1
// expect: a-b a-b
