// swift-format-ignore-file
struct Box<T> { let v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) }; func get() -> T { v } 
  func zip<U>(_ o: Box<U>) -> Box<(T, U)> { Box<(T, U)>(v: (v, o.v)) } }
let b: Box<Double> = Box(v: 3).map { $0 * 2 }
print(b)
let c: Box<Double> = Box(v: 3).map { $0 * 2 }.map { $0 + 1 }
print(c)
func f(_ b: Box<Double>) { print(b.v) }
f(Box(v: 3).map { $0 / 2 })
let s: Box<String> = Box(v: 3).map { "\($0)" }
print(s)
let d: Box<[Double]> = Box(v: 3).map { [$0, $0 / 2] }
print(d)
let e: Double = Box(v: 3).map { $0 / 2 }.get()
print(e)
let o: Double? = Optional(3).map { $0 / 2 }
print(o as Any)
let p: Box<(Int, Double)> = Box(v: 3).zip(Box(v: 2))
print(p)

// expect: Box<Double>(v: 6.0)
// expect: Box<Double>(v: 7.0)
// expect: 1.5
// expect: Box<String>(v: "3")
// expect: Box<Array<Double>>(v: [3.0, 1.5])
// expect: 1.5
// expect: Optional(1.5)
// expect: Box<(Int, Double)>(v: (3, 2.0))
