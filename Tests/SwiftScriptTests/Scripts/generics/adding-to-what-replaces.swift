func one<C: RangeReplaceableCollection, S: Sequence>(_ c: inout C, _ o: S)
where S.Element == C.Element { for e in o { c.append(e) } }
func two<C: RangeReplaceableCollection, S: Sequence>(_ c: inout C, _ o: S)
where S.Element == C.Element { c.append(contentsOf: o) }
func three<C: RangeReplaceableCollection, S: Sequence>(_ c: inout C, _ o: S)
where S.Element == C.Element { c += o }
var s = ""
one(&s, "x"); print(s)
two(&s, "y"); print(s)
three(&s, "z"); print(s)
three(&s, ["z"] as [Character]); print(s)
var a = [1]
one(&a, [2]); two(&a, [3]); three(&a, [4]); print(a)
extension RangeReplaceableCollection {
  mutating func addTwice(_ e: Element) { append(e); self.append(e) }
}
s.addTwice("w"); a.addTwice(7); print(s, a)
// expect: x
// expect: xy
// expect: xyz
// expect: xyzz
// expect: [1, 2, 3, 4]
// expect: xyzzww [1, 2, 3, 4, 7, 7]
