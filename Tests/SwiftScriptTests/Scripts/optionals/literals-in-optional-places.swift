// swift-format-ignore-file
// A literal is what an optional place wants, and so is what a generic function gives for it.
func say<T>(_ x: T) -> T { print("say", x); return x }
let b: Int? = say(1)
func f() -> Int? { say(2) }
_ = f()
func g(_ x: Int?) {}
g(say(3))
var v: Int? = nil
v = say(4)
let n = 5
let b2: Int? = say(n)
g(say(n))
let c = true
g(c ? say(n) : nil)
g(c ? say(n) : say(6))
v = c ? say(n) : nil
let o: Int? = 8
let b3: Int? = say(o)
if let z = say(o) { print(z) }
let arr: [Int?] = [say(1), nil]
let d: Double? = say(1)
let t: (Int?, Int) = (say(1), say(2))
print(say(n) as Int?)
let w = say(n) as Int?

let a4 = c ? say(0) : nil
let b4: Int? = c ? say(1) : nil
func f4() -> Int? { c ? say(2) : nil }
_ = f4()
print(c ? nil : 3, c ? say("x") : nil)
let s4 = "\(c ? say(4) : nil)"
let xs = [c ? say(5) : nil]
print((c ? say(6) : nil) ?? 7)
if let n = c ? say(8) : nil { print(n) }
print(c ? (say(9)) : nil, c ? [say(1)] : nil)
let least: Int? = min(2, 1)
let size: Double? = abs(-2.5)
let sum: Int? = [1, 2].reduce(0) { $0 + $1 }
let text: String? = [1, 2].reduce("") { "\($0)\($1)" }
print(least as Any, size as Any, sum as Any, text as Any)
func either<T>(_ first: Bool, _ a: T, _ b: T) -> T { first ? a : b }
let nested: Int? = c ? either(false, -3, say(6)) : nil
let other: Int? = either(true, n, say(7))
print(nested as Any, other as Any, either(true, 1, say(2)))

// expect: say Optional(1)
// expect: say Optional(2)
// expect: say Optional(3)
// expect: say Optional(4)
// expect: say 5
// expect: say 5
// expect: say 5
// expect: say 5
// expect: say 5
// expect: say Optional(8)
// expect: say Optional(8)
// expect: 8
// expect: say Optional(1)
// expect: say Optional(1.0)
// expect: say Optional(1)
// expect: say 2
// expect: say 5
// expect: Optional(5)
// expect: say 5
// expect: say 0
// expect: say Optional(1)
// expect: say Optional(2)
// expect: say Optional("x")
// expect: nil Optional("x")
// expect: say 4
// expect: say 5
// expect: say Optional(6)
// expect: 6
// expect: say Optional(8)
// expect: 8
// expect: say Optional(9)
// expect: say 1
// expect: Optional(9) Optional([1])
// expect: Optional(1) Optional(2.5) Optional(3) Optional("Optional(\"Optional(\\\"\\\")1\")2")
// expect: say Optional(6)
// expect: say 7
// expect: say 2
// expect: Optional(6) Optional(5) 1
