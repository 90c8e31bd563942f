// swift-format-ignore-file
// A prefix operator may wait for its operand; an operator of one's own beside optionals.
infix operator ???: NilCoalescingPrecedence
func ???<T>(l: T?, r: @autoclosure () -> T) -> T { l ?? r() }
let m: Int? = 3
print(m ??? 5)
infix operator ?!: NilCoalescingPrecedence
func ?!<T>(l: T?, r: T) -> T { l ?? r }
func ?!<T>(l: T?, r: T?) -> T? { l ?? r }
print(m ?! 5)
prefix operator ~~
prefix func ~~ (x: @autoclosure () -> Int) -> Int { print("first"); return x() + x() }
func log(_ s: String, _ v: Int) -> Int { print("·", s); return v }
print(~~log("x", 3))
// expect: 3
// expect: 3
// expect: first
// expect: · x
// expect: · x
// expect: 6
