// swift-format-ignore-file
// What Swift makes of a sequence without going over it prints as what it is.
print(stride(from: 0, to: 10, by: 3))
let s = stride(from: 0, through: 10, by: 5)
print(s, type(of: s))
for x in s { print(x) }
print(Array(s), s.map { $0 * 2 }, s.underestimatedCount)
print(stride(from: 0.0, to: 1.0, by: 0.25))
print(type(of: stride(from: 1.0, through: 2.0, by: 0.5)))
print(s.reversed(), s.contains(5), s.min()!, s.reduce(0, +))
let r = [1, 2, 3].reversed()
print(r, type(of: r))
let rr: [Int] = [1, 2, 3].reversed()
print(rr)
print([1, 2, 3].reversed())
print("abc".reversed(), String("abc".reversed()))
print((1...3).reversed(), Array((1...3).reversed()))
print(Set([1]).reversed())
print([1, 2, 3].reversed().map { $0 + 1 })
print("abc".reversed().map { String($0) }.joined())
print(zip([1, 2], ["a", "b"]))
print(type(of: zip([1, 2], ["a", "b"])))
print([1, 2].enumerated())
print(type(of: [1].enumerated()))
print(Array([1, 2].enumerated()))
print(["a": 1].keys, ["a": 1].values)
print(type(of: ["a": 1].keys), type(of: ["a": 1].values))
print([[1], [2]].joined())
print(Array(["a", "b"].joined()))
print([[1], [2]].joined(separator: [0]))
let rev = [3, 1, 2].sorted().reversed()
print(rev.first!, rev.last!, rev.count, rev.isEmpty)
for (i, x) in rev.enumerated() { print(i, x) }
print("\(rev)")
print(Array(rev.prefix(2)), Array(rev.dropFirst()))
print(rev.sorted(), rev.filter { $0 > 1 })
print([1,2,3].reversed() == [3,2,1])
let keep = [1, 2, 3].reversed()
func wants(_ list: [Int]) -> Int { list[0] }
print(wants([4, 5].reversed()), (Bool.random() ? [1, 2] : [2, 1].reversed()).count)
let none: [Int]? = nil
print(none ?? [7, 8].reversed(), none?.reversed() ?? [], [9] + keep, keep.map { $0 })
let nested: [[Int]] = [[1, 2]].map { $0.reversed() }
print(nested, "\([1, 2].reversed())", String(describing: "ab".reversed()))
print("abc" == String("cba".reversed()), [3, 2, 1] == [1, 2, 3].reversed())
func count<C: Collection>(_ c: C) -> Int { c.count }
func first<S: Sequence>(_ s: S) -> S.Element? { s.first { _ in true } }
print(count(keep), first(stride(from: 5, to: 9, by: 2))!, first(zip([1], ["a"]))!)
print(stride(from: 10, to: 0, by: -3).map { $0 }, (0..<4).reversed().filter { $0 > 1 })
print((1..<4).reversed(), [1, 2][...].reversed())
// expect: Swift.StrideTo<Swift.Int>
// expect: Swift.StrideThrough<Swift.Int> StrideThrough<Int>
// expect: 0
// expect: 5
// expect: 10
// expect: [0, 5, 10] [0, 10, 20] 3
// expect: Swift.StrideTo<Swift.Double>
// expect: StrideThrough<Double>
// expect: [10, 5, 0] true 0 15
// expect: ReversedCollection<Array<Int>>(_base: [1, 2, 3]) ReversedCollection<Array<Int>>
// expect: [3, 2, 1]
// expect: ReversedCollection<Array<Int>>(_base: [1, 2, 3])
// expect: ReversedCollection<String>(_base: "abc") cba
// expect: ReversedCollection<ClosedRange<Int>>(_base: ClosedRange(1...3)) [3, 2, 1]
// expect: [1]
// expect: [4, 3, 2]
// expect: cba
// expect: Zip2Sequence<Array<Int>, Array<String>>(_sequence1: [1, 2], _sequence2: ["a", "b"])
// expect: Zip2Sequence<Array<Int>, Array<String>>
// expect: EnumeratedSequence<Array<Int>>(_base: [1, 2])
// expect: EnumeratedSequence<Array<Int>>
// expect: [(offset: 0, element: 1), (offset: 1, element: 2)]
// expect: ["a"] [1]
// expect: Keys Values
// expect: FlattenSequence<Array<Array<Int>>>(_base: [[1], [2]])
// expect: ["a", "b"]
// expect: JoinedSequence<Array<Array<Int>>>(_base: [[1], [2]], _separator: ContiguousArray([0]))
// expect: 3 1 3 false
// expect: 0 3
// expect: 1 2
// expect: 2 1
// expect: ReversedCollection<Array<Int>>(_base: [1, 2, 3])
// expect: [3, 2] [2, 1]
// expect: [1, 2, 3] [3, 2]
// expect: true
// expect: 5 2
// expect: [8, 7] [] [9, 3, 2, 1] [3, 2, 1]
// expect: [[2, 1]] ReversedCollection<Array<Int>>(_base: [1, 2]) ReversedCollection<String>(_base: "ab")
// expect: true true
// expect: 3 5 (1, "a")
// expect: [10, 7, 4, 1] [3, 2]
// expect: ReversedCollection<Range<Int>>(_base: Range(1..<4)) ReversedCollection<ArraySlice<Int>>(_base: ArraySlice([1, 2]))
