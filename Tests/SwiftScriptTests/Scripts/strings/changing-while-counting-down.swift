// swift-format-ignore-file
extension StringProtocol where Self: RangeReplaceableCollection {
 mutating func a1() { for i in indices.dropFirst().reversed() where distance(from: startIndex, to: i) % 2 == 0 { print(1); insert("x", at: i) } }
 mutating func a2() { for i in indices.dropFirst().reversed() { print(distance(from: startIndex, to: i)); insert("x", at: i) } }
 mutating func a3() { for i in indices.dropFirst().reversed() { print(distance(from: startIndex, to: i)) } }
 mutating func a4() { print(distance(from: startIndex, to: endIndex), startIndex == indices.first, distance(from: startIndex, to: indices.last!)) }
}
var a = "abcd"
a.a4()
a.a3()
a.a2(); print(a)
// expect: 4 true 3
// expect: 3
// expect: 2
// expect: 1
// expect: 3
// expect: 2
// expect: 1
// expect: axbxcxd
