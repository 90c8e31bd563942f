// swift-format-ignore-file
let n = 50
func run() {
  let s = AnySequence((0..<n).makeIterator())
  for _ in 1...3 { var r = 0; for e in s.dropFirst(10) { r += e }; print(r) }
}
run()
let s = AnySequence((0..<n).makeIterator())
for _ in 1...3 { var r = 0; for e in s.dropFirst(10) { r += e }; print(r) }
// some Collection
// expect: 1180
// expect: 1180
// expect: 1180
// expect: 1180
// expect: 1180
// expect: 1180
