// swift-format-ignore-file
print([1,2,3].difference(from: [1,3]).count)
for c in ["a","b"].difference(from: ["a", "c", "d"]) { print(c) }
let d = [1, 2, 5].difference(from: [1, 3, 2])
for change in d { switch change { case .remove(let offset, let element, _): print("remove", offset, element); case let .insert(offset, element, associated): print("insert", offset, element, associated as Any) } }
print([1, 3, 2].applying(d)!, d.inverse().count, d.insertions, d.removals)
print([3, 1, 2].difference(from: [1, 2, 3]).inferringMoves().insertions)
print([1, 2].applying([5, 6, 7].difference(from: [1, 2, 3, 4])) as Any)
struct P { var id: Int; var n: String }
let e = [P(id: 1, n: "x")].difference(from: [P(id: 1, n: "y"), P(id: 2, n: "z")]) { $0.id == $1.id }
print(e.count, e.removals.count, e.isEmpty)
print(EmptyCollection<Int>().isEmpty, EmptyCollection<Int>().count, CollectionOfOne(3).first!, CollectionOfOne(3), AnyCollection([1, 2]).map { $0 * 2 })
print("a-b-c".ranges(of: "-").count, [1,2,1].ranges(of: [1]), [1,2,3].firstRange(of: [2, 3])!)
let s = "hello world"
let r = s.firstRange(of: "o w")!
print(s[r], s[..<r.lowerBound])
print(s.replacing("o", with: "0", maxReplacements: 1), s.replacing("l", with: ""), "abc".replacing("", with: "-"))
var t = s
t.replace("world", with: "there")
print(t)
print([1, 2, 3, 1].replacing([1], with: [9, 9]), [CollectionOfOne("a")])
for x in CollectionOfOne("q") { print(x) }
// expect: 1
// expect: remove(offset: 2, element: "d", associatedWith: nil)
// expect: remove(offset: 1, element: "c", associatedWith: nil)
// expect: insert(offset: 1, element: "b", associatedWith: nil)
// expect: remove 1 3
// expect: insert 2 5 nil
// expect: [1, 2, 5] 2 [Swift.CollectionDifference<Swift.Int>.Change.insert(offset: 2, element: 5, associatedWith: nil)] [Swift.CollectionDifference<Swift.Int>.Change.remove(offset: 1, element: 3, associatedWith: nil)]
// expect: [Swift.CollectionDifference<Swift.Int>.Change.insert(offset: 0, element: 3, associatedWith: Optional(2))]
// expect: nil
// expect: 1 1 false
// expect: true 0 3 CollectionOfOne(3) [2, 4]
// expect: 2 [Range(0..<1), Range(2..<3)] 1..<3
// expect: o w hell
// expect: hell0 world heo word -a-b-c-
// expect: hello there
// expect: [9, 9, 2, 3, 9, 9] [CollectionOfOne("a")]
// expect: q
