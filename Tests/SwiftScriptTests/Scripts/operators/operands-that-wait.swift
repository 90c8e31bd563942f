// swift-format-ignore-file
// Operators of one's own that wait for either operand, in chains.
infix operator <>: AdditionPrecedence; func <> (l: @autoclosure () -> Int, r: @autoclosure () -> Int) -> Int { print("op"); return r() * 10 + l() }
func log(_ s: String, _ v: Int) -> Int { print("·", s); return v }
print(log("l", 1) <> log("r", 2) <> log("q", 4))
print(1 <> 2 <> 4)
func f(_ l: @autoclosure () -> Int, _ r: @autoclosure () -> Int) -> Int { l() + r() * 10 }
print(f(f(1, 2), 4), f(f(f(1, 2), f(3, 4)), 5))
infix operator |||: LogicalDisjunctionPrecedence
func ||| (l: Bool, r: @autoclosure () -> Bool) -> Bool { l ? true : r() }
print(false ||| false ||| true, false ||| (false ||| true), (false ||| true) ||| false)
let n: Int? = nil, m: Int? = 3
// expect: op
// expect: · q
// expect: op
// expect: · r
// expect: · l
// expect: 61
// expect: op
// expect: op
// expect: 61
// expect: 61 501
// expect: true true true
