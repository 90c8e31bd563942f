// swift-format-ignore-file
let any = AnyCollection([1, 2, 3].lazy.map { $0 * 2 })
print(Array(any), any.count)
let seq: AnySequence<Int> = AnySequence([1, 2, 3].lazy.filter { $0 > 1 })
print(Array(seq))
func evens() -> some Sequence<Int> { (1...10).lazy.filter { $0 % 2 == 0 } }
print(evens().map { $0 * $0 })
func take<C: Collection>(_ c: C) -> Int where C.Element == Int { c.count + (c.first ?? 0) }
print(take([1, 2].lazy.map { $0 + 1 }), take(1...3), take([4: 5].values), take(Set([3])))
let r = (1...3).lazy.map { $0 * 2 }
for (i, x) in r.enumerated() { print(i, x) }
print(zip(r, ["a", "b"]).map { "\($0)\($1)" })
print([3, 1, 2].lazy.sorted().first ?? 0, r.reduce(0, +), r.max() ?? 0)
var it = r.makeIterator()
print(it.next() ?? 0, it.next() ?? 0)

// expect: [2, 4, 6] 3
// expect: [2, 3]
// expect: [4, 16, 36, 64, 100]
// expect: 4 4 6 4
// expect: 0 2
// expect: 1 4
// expect: 2 6
// expect: ["2a", "4b"]
// expect: 1 12 6
// expect: 2 4
