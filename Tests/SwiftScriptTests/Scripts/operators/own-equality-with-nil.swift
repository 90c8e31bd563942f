// swift-format-ignore-file
struct Exp<T> { let v: T }
func == <T: Equatable>(l: Exp<T>, r: T?) { print("mine", l.v == r) }
Exp(v: 3) == nil
Exp(v: 3) == 3
// expect: mine false
// expect: mine true
