// swift-format-ignore-file
extension Sequence { func each() -> String { "seq" } }
extension Collection { func each() -> String { "coll" } }
func via<S: Sequence>(_ s: S) -> String { s.each() }
func via2(_ s: some Sequence<Int>) -> String { s.each() }
print(via([1]), via2([1]), AnySequence([1]).each(), stride(from: 0, to: 1, by: 1).each())
// expect: seq seq seq seq
