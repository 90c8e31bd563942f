// swift-format-ignore-file
func slice<R: RangeExpression>(_ a: [Int], _ r: R) -> [Int] where R.Bound == Int { Array(a[r.relative(to: a)]) }
print(slice([1, 2, 3, 4], 1...2), slice([1, 2, 3, 4], ..<2), slice([1, 2, 3, 4], 2...))
func inside(_ x: Int, _ r: some RangeExpression<Int>) -> Bool { r.contains(x) }
print(inside(3, 1..<3), inside(3, 1...3), inside(9, 2...), inside(1, ..<2))
extension String {
    subscript<R: RangeExpression>(r: R) -> Substring where R.Bound == Int {
        let b = r.relative(to: 0..<count)
        return self[index(startIndex, offsetBy: b.lowerBound)..<index(startIndex, offsetBy: b.upperBound)]
    }
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
print("hello"[1...3], "hello"[..<2], "hello"[3...], "hello"[0])
extension Collection {
    subscript<R>(safe r: R) -> SubSequence? where R: RangeExpression, R.Bound == Index {
        let b = r.relative(to: self)
        return b.lowerBound >= startIndex && b.upperBound <= endIndex ? self[b] : nil
    }
}
print([1, 2, 3][safe: 1...1] ?? [], [1][safe: 0..<5] as Any)
// expect: [2, 3] [1, 2] [3, 4]
// expect: false true true true
// expect: ell he lo h
// expect: [2] nil
