// swift-format-ignore-file
// Parts of closed ranges know what they are parts of.
print((1...5).prefix(2))
print((1...5).dropFirst(2), type(of: (1...5).dropFirst(2)))
print((1...5).suffix(2), (1...5).dropLast())
print(Array((1...5).prefix(2)))
for x in (1...5).dropFirst() { print(x) }
print((1...5).prefix(while: { $0 < 3 }))
print((1...5).drop(while: { $0 < 3 }))
print((1...5).prefix(2).map { $0 * 2 }, (1...5).prefix(2).count, (1...5).suffix(2).first!)
// expect: Slice<ClosedRange<Int>>(_startIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(1), _endIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(3), _base: ClosedRange(1...5))
// expect: Slice<ClosedRange<Int>>(_startIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(3), _endIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.pastEnd, _base: ClosedRange(1...5)) Slice<ClosedRange<Int>>
// expect: Slice<ClosedRange<Int>>(_startIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(4), _endIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.pastEnd, _base: ClosedRange(1...5)) Slice<ClosedRange<Int>>(_startIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(1), _endIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(5), _base: ClosedRange(1...5))
// expect: [1, 2]
// expect: 2
// expect: 3
// expect: 4
// expect: 5
// expect: Slice<ClosedRange<Int>>(_startIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(1), _endIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(3), _base: ClosedRange(1...5))
// expect: Slice<ClosedRange<Int>>(_startIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(3), _endIndex: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.pastEnd, _base: ClosedRange(1...5))
// expect: [2, 4] 2 4
