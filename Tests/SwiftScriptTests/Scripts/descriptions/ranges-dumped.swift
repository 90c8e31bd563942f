dump(1...3); dump(1..<3); dump("a"..<"c"); dump(1...); dump([1.5...2]); dump((0..<2, 1))
dump(...4, name: "x"); dump(..<4)
struct S { var r = 0...5; var h = 0..<2 }
dump(S()); for c in Mirror(reflecting: 1...3).children { print(c) }
print(Mirror(reflecting: 0..<2).children.count, Mirror(reflecting: 0..<2).displayStyle as Any)

// expect: ▿ ClosedRange(1...3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: ▿ Range(1..<3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: ▿ Range("a"..<"c")
// expect:   - lowerBound: "a"
// expect:   - upperBound: "c"
// expect: ▿ Swift.PartialRangeFrom<Swift.Int>
// expect:   - lowerBound: 1
// expect: ▿ 1 element
// expect:   ▿ ClosedRange(1.5...2.0)
// expect:     - lowerBound: 1.5
// expect:     - upperBound: 2.0
// expect: ▿ (2 elements)
// expect:   ▿ .0: Range(0..<2)
// expect:     - lowerBound: 0
// expect:     - upperBound: 2
// expect:   - .1: 1
// expect: ▿ x: Swift.PartialRangeThrough<Swift.Int>
// expect:   - upperBound: 4
// expect: ▿ Swift.PartialRangeUpTo<Swift.Int>
// expect:   - upperBound: 4
// expect: ▿ main.S
// expect:   ▿ r: ClosedRange(0...5)
// expect:     - lowerBound: 0
// expect:     - upperBound: 5
// expect:   ▿ h: Range(0..<2)
// expect:     - lowerBound: 0
// expect:     - upperBound: 2
// expect: (label: Optional("lowerBound"), value: 1)
// expect: (label: Optional("upperBound"), value: 3)
// expect: 2 nil
