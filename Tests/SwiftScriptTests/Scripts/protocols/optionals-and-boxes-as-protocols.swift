// swift-format-ignore-file
// What a conditional conformance makes of optionals and boxes.
protocol P {}; extension Int: P {}; extension Optional: P where Wrapped: P {}
let p: any P = Optional(2); print(type(of: p))
let q: [any P] = [Optional(2)]; print(type(of: q[0]))
let r: any P = Optional.some(2); print(type(of: r))
func f(_ p: any P) { print(type(of: p)) }
f(Optional(3)); let o: Int? = 4; f(o)
struct B<T> { var t: T }; extension B: P where T: P {}
let b: any P = B(t: 1); print(type(of: b)); let bs: [any P] = [B(t: 1), 2]; print(bs.map { type(of: $0) })
let e: any Equatable = Optional(1); print(type(of: e)); let h: any Hashable = [1]; print(type(of: h))
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: B<Int>
// expect: [main.B<Swift.Int>, Swift.Int]
// expect: Optional<Int>
// expect: Array<Int>
