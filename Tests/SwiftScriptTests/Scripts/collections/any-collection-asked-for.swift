// swift-format-ignore-file
func kind(_ v: Any) -> String {
    switch v {
    case let t as any Collection: return "collection of \(t.count)"
    case let h as any Hashable: return "hashable \(h)"
    default: return "other"
    }
}
print(kind([1, 2, 3]), kind("abc"), kind(3), kind(["a": 1]), kind(Set([1])))
let v: Any = [1, 2]
if let c = v as? any Collection { print(c.count, c.isEmpty) }
if let s = v as? any Sequence { print(s.underestimatedCount) }
print(v is any Collection, 3 as Any is any Collection)
if let n = (5 as Any) as? any BinaryInteger { print(Int(n)) }
// expect: collection of 3 collection of 3 hashable 3 collection of 1 collection of 1
// expect: 2 false
// expect: 2
// expect: true false
// expect: 5
