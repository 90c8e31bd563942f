// swift-format-ignore-file
let r = 1..<3
print(Set([r, r]).count, [1..<3: "x"][r] as Any, [1...2: "y"][1...2] as Any, r.hashValue == (1..<3).hashValue)
struct Span2: Hashable { var r: Range<String>; var c: ClosedRange<Double> }
print(Set([Span2(r: "a"..<"b", c: 1...2), Span2(r: "a"..<"b", c: 1...2)]).count, Set([Int??.some(nil), .some(nil), nil, 3]).count)
// expect: 1 Optional("x") Optional("y") true
// expect: 1 3
