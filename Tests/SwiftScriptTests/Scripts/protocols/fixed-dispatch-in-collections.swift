// swift-format-ignore-file
extension Collection { func kind() -> String { "Collection" } }
extension RandomAccessCollection { func kind() -> String { "RAC" } }
extension Array { func kind() -> String { "Array" } }
extension Sequence { func who() -> String { "Sequence" } }
extension Collection { func who() -> String { "Collection" } }
func g<C: Collection>(_ c: C) -> String { c.kind() }
func g2<C: RandomAccessCollection>(_ c: C) -> String { c.kind() }
func g3<S: Sequence>(_ s: S) -> String { s.who() }
func g4<C: Collection>(_ s: C) -> String { s.who() }
print(g([1]), g2([1]), g3([1]), g4([1]), [1].kind(), Set([1]).kind(), "abc".kind(), (1...3).kind())
extension Sequence { var viaSelf: String { who() } }
print([1].viaSelf, Set([1]).viaSelf)
let any: any Collection = [1]
print(any.kind(), any.who())
func h(_ c: some Sequence<Int>) -> String { c.who() }
print(h([1]))

// expect: Collection RAC Sequence Collection Array Collection Collection RAC
// expect: Sequence Sequence
// expect: Collection Collection
// expect: Sequence
