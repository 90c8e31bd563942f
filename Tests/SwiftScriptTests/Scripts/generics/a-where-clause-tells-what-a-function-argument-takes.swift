// swift-format-ignore-file
struct S1<Element: Comparable> {
    var storage: [Element]
    init<S: Sequence>(_ s: S, by a: (Element, Element) -> Bool = (<)) where S.Element == Element { storage = s.sorted(by: a) }
}
var a = S1([5, 1, 4])
print(a.storage)
struct S2<Element: Comparable> {
    var storage: [Element]
    init<S: Sequence>(_ s: S, by a: (Element, Element) -> Bool = { $0 < $1 }) where S.Element == Element { storage = s.sorted(by: a) }
}
var b = S2([5, 1, 4], by: >)
print(b.storage)
// expect: [1, 4, 5]
// expect: [5, 4, 1]
