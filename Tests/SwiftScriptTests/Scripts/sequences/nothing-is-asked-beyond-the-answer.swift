// swift-format-ignore-file
// Sequences of one's own are asked for no more elements than the answer needs, one by one.
nonisolated struct Inf: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; if n > 50 { print("too far") }; return n > 60 ? nil : n } }
print(Inf().first { $0 > 3 } ?? 0, Inf().contains(4), Inf().contains { $0 == 5 }, Inf().prefix(3).map { $0 }, Inf().allSatisfy { $0 < 4 }, Inf().starts(with: [1, 2]), Inf().prefix { $0 < 4 })
print(Array(zip(Inf(), ["a", "b"])), Inf().elementsEqual([1, 3]), Inf().lazy.map { $0 * 2 }.first { $0 > 5 } ?? 0)
for (i, x) in Inf().enumerated() { if i > 1 { break }; print(i, x) }
for x in Inf().lazy.filter({ $0 % 2 == 0 }) { if x > 4 { break }; print(x) }
for x in Inf().dropFirst(2) { if x > 4 { break }; print(x) }
for (a, b) in zip(1..., Inf()) { if a > 2 { break }; print(a, b) }
let s = sequence(first: 1) { $0 * 2 }
print(s.prefix(4).map { $0 }, s.first { $0 > 100 } ?? 0)
print(Array((1...).lazy.map { $0 * 3 }.prefix(2)))
do { _ = try Inf().map { (x: Int) -> Int in if x == 3 { throw E.e }; return x } } catch { print(error) }
enum E: Error { case e }
do { _ = try Inf().forEach { if $0 == 3 { throw E.e }; print($0) } } catch { print(error) }
do { print(try Inf().reduce(0) { if $1 == 3 { throw E.e }; return $0 + $1 }) } catch { print(error) }
nonisolated struct Read: Sequence { func makeIterator() -> AnyIterator<String> { var i = 0; return AnyIterator { i += 1; print("read", i); return i < 4 ? "line\(i)" : nil } } }
print(Read().compactMap { l -> Int? in print("parse", l); return Int(String(l.last!)) })
print(Read().filter { print("keep", $0); return true }.count)
print(Read().joined(separator: ","), Read().sorted(), Read().max() ?? "", Set(Read()).count)
Read().forEach { print("each", $0) }
// expect: 4 true true [1, 2, 3] false true [1, 2, 3]
// expect: [(1, "a"), (2, "b")] false 6
// expect: 0 1
// expect: 1 2
// expect: 2
// expect: 4
// expect: 3
// expect: 4
// expect: 1 1
// expect: 2 2
// expect: [1, 2, 4, 8] 128
// expect: [3, 6]
// expect: e
// expect: 1
// expect: 2
// expect: e
// expect: e
// expect: read 1
// expect: parse line1
// expect: read 2
// expect: parse line2
// expect: read 3
// expect: parse line3
// expect: read 4
// expect: [1, 2, 3]
// expect: read 1
// expect: keep line1
// expect: read 2
// expect: keep line2
// expect: read 3
// expect: keep line3
// expect: read 4
// expect: 3
// expect: read 1
// expect: read 2
// expect: read 3
// expect: read 4
// expect: read 1
// expect: read 2
// expect: read 3
// expect: read 4
// expect: read 1
// expect: read 2
// expect: read 3
// expect: read 4
// expect: read 1
// expect: read 2
// expect: read 3
// expect: read 4
// expect: line1,line2,line3 ["line1", "line2", "line3"] line3 3
// expect: read 1
// expect: each line1
// expect: read 2
// expect: each line2
// expect: read 3
// expect: each line3
// expect: read 4
