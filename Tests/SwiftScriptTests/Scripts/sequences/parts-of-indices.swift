// swift-format-ignore-file
func g<S: StringProtocol & RangeReplaceableCollection>(_ s: S) { 
 let a = s.indices; print(a.count)
 let b = s.indices.dropFirst(); print(b.count)
 for i in a { print(s[i]) }
 for i in b { print(s[i]) }
 print(a.reversed().count)
 }
g("abc")
func h<S: BidirectionalCollection>(_ s: S) { for i in s.indices.dropFirst().reversed() { print(s.distance(from: s.startIndex, to: i), s[i]) } }
h("abc"); h([1, 2, 3])
// expect: 3
// expect: 2
// expect: a
// expect: b
// expect: c
// expect: b
// expect: c
// expect: 3
// expect: 2 c
// expect: 1 b
// expect: 2 3
// expect: 1 2
