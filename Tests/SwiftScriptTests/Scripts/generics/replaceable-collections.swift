// swift-format-ignore-file
func add<C: RangeReplaceableCollection>(_ c: inout C, _ e: C.Element) { c.append(e) }
func addAll<C: RangeReplaceableCollection>(_ c: inout C, _ e: [C.Element]) { c.append(contentsOf: e) }
func ins<C: RangeReplaceableCollection>(_ c: inout C, _ e: C.Element) { c.insert(e, at: c.startIndex); c += [e]; c = c + [e] }
func rep<C: RangeReplaceableCollection>(_ c: inout C, _ e: [C.Element]) { c.replaceSubrange(c.startIndex..<c.index(after: c.startIndex), with: e) }
func rem<C: RangeReplaceableCollection>(_ c: inout C) -> C.Element? { c.removeFirst() }
func rem2<C: RangeReplaceableCollection & BidirectionalCollection>(_ c: inout C) -> C.Element? { c.removeLast() }
func all<C: RangeReplaceableCollection>(_ c: inout C) { c.removeAll { _ in false }; c.removeSubrange(c.startIndex..<c.index(after: c.startIndex)) }
func make<C: RangeReplaceableCollection>(_ t: C.Type, _ e: C.Element) -> C { C(repeating: e, count: 3) }
func make2<C: RangeReplaceableCollection>(_ t: C.Type, _ e: [C.Element]) -> C { C(e) }
func clear<C: RangeReplaceableCollection>(_ c: inout C) { c.removeAll() }
func keep<C: RangeReplaceableCollection>(_ c: C, _ f: (C.Element) -> Bool) -> C { c.filter(f) }
func sh<C: RangeReplaceableCollection & MutableCollection>(_ c: inout C, _ e: C.Element) { c[c.startIndex] = e }
var s = "abc", a = [1, 2, 3], sub = "xyz"[...], sl = [7, 8, 9][...]
add(&s, "d"); add(&a, 4); add(&sub, "!"); add(&sl, 1); print(s, a, sub, sl)
addAll(&s, ["e", "f"]); addAll(&a, [5]); addAll(&sub, ["?"]); addAll(&sl, [2]); print(s, a, sub, sl)
ins(&s, "0"); ins(&a, 0); ins(&sub, "0"); ins(&sl, 0); print(s, a, sub, sl)
rep(&s, ["_", "_"]); rep(&a, [9, 9]); rep(&sub, []); rep(&sl, []); print(s, a, sub, sl)
print(rem(&s)!, rem(&a)!, rem(&sub)!, rem(&sl)!, rem2(&s)!, rem2(&a)!, rem2(&sub)!, rem2(&sl)!)
print(s, a, sub, sl)
all(&s); all(&a); all(&sub); all(&sl); print(s, a, sub, sl)
print(make(String.self, "q"), make([Int].self, 1), make2(String.self, ["a", "b"]), make2([Int].self, [1]), make2(Substring.self, ["z"]), make(ArraySlice<Int>.self, 2))
sh(&a, 100); sh(&sl, 100); print(a, sl)
print(keep(s) { $0 != "b" }, keep(a) { $0 > 2 }, keep(sub) { $0 != "z" })
clear(&s); clear(&a); print(s.isEmpty, a)
// expect: abcd [1, 2, 3, 4] xyz! [7, 8, 9, 1]
// expect: abcdef [1, 2, 3, 4, 5] xyz!? [7, 8, 9, 1, 2]
// expect: 0abcdef00 [0, 1, 2, 3, 4, 5, 0, 0] 0xyz!?00 [0, 7, 8, 9, 1, 2, 0, 0]
// expect: __abcdef00 [9, 9, 1, 2, 3, 4, 5, 0, 0] xyz!?00 [7, 8, 9, 1, 2, 0, 0]
// expect: _ 9 x 7 0 0 0 0
// expect: _abcdef0 [9, 1, 2, 3, 4, 5, 0] yz!?0 [8, 9, 1, 2, 0]
// expect: abcdef0 [1, 2, 3, 4, 5, 0] z!?0 [9, 1, 2, 0]
// expect: qqq [1, 1, 1] ab [1] z [2, 2, 2]
// expect: [100, 2, 3, 4, 5, 0] [100, 1, 2, 0]
// expect: acdef0 [100, 3, 4, 5] !?0
// expect: true []
