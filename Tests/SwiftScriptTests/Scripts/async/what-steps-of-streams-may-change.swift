// swift-format-ignore-file
// The closures of a stream's steps may change what they take along.
func stream() -> AsyncStream<Int> { var n = 0; return AsyncStream { n += 1; return n < 4 ? n : nil } }
func go() async {
  for await x in stream() { print(x) }
  var total = 0
  var seen: [Int] = []
  for await y in stream().map({ x -> Int in total += x; return total }) { print(y) }
  for await y in stream().prefix(while: { seen.append($0); return $0 < 3 }) { print(y, seen) }
}
await go()
// expect: 1
// expect: 2
// expect: 3
// expect: 1
// expect: 3
// expect: 6
// expect: 1 [1]
// expect: 2 [1, 2]
