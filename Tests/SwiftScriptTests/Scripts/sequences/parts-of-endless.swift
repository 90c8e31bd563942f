// swift-format-ignore-file
nonisolated struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().dropFirst(3).prefix(2)), type(of: Fib().dropFirst(3)), type(of: Fib().prefix(2)))
print(Fib().prefix(2), Fib().prefix(5).reduce(0, +), Fib().prefix(3).map { $0 })
print(Fib().drop(while: { $0 < 10 }).prefix(3).map { $0 }, type(of: Fib().drop(while: { $0 < 10 })))
print(Fib().prefix(while: { $0 < 10 }))
for x in Fib().dropFirst(5) { if x > 50 { break }; print(x) }
for x in Fib().prefix(3) { print(x) }
print(Fib().dropFirst(3).first { $0 > 100 }!)
print(Fib().prefix(10).filter { $0 % 2 == 0 }, Fib().prefix(3).contains(1), Fib().prefix(4).sorted(by: >), Fib().prefix(3).enumerated().map { "\($0)" })
let p = Fib().prefix(4)
print(Array(p), Array(p), p.max()!, p.dropFirst(2).map { $0 })
nonisolated struct Count: Sequence { let n: Int; func makeIterator() -> AnyIterator<Int> { var i = 0; return AnyIterator { i += 1; return i <= n ? i : nil } } }
print(Count(n: 5).suffix(2), Count(n: 5).dropLast(2), Count(n: 5).dropFirst(2).map { $0 }, Count(n: 3).reversed(), Count(n: 3).first { $0 > 1 } as Any)
print(Count(n: 5).split(separator: 3), Count(n: 5).min()!, Count(n: 3).elementsEqual([1, 2, 3]), Count(n: 3).starts(with: [1, 2]))
// expect: [2, 3] DropFirstSequence<Fib> PrefixSequence<Fib>
// expect: PrefixSequence<Fib>(_base: main.Fib(a: 0, b: 1), _maxLength: 2) 7 [0, 1, 1]
// expect: [13, 21, 34] DropWhileSequence<Fib>
// expect: [0, 1, 1, 2, 3, 5, 8]
// expect: 5
// expect: 8
// expect: 13
// expect: 21
// expect: 34
// expect: 0
// expect: 1
// expect: 1
// expect: 144
// expect: [0, 2, 8, 34] true [2, 1, 1, 0] ["(offset: 0, element: 0)", "(offset: 1, element: 1)", "(offset: 2, element: 1)"]
// expect: [0, 1, 1, 2] [0, 1, 1, 2] 2 [1, 2]
// expect: [4, 5] [1, 2, 3] [3, 4, 5] [3, 2, 1] Optional(2)
// expect: [ArraySlice([1, 2]), ArraySlice([4, 5])] 1 true true
