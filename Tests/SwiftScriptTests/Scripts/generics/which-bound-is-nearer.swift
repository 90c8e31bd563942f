// swift-format-ignore-file
protocol P1 {}; protocol P2: P1 {}; protocol P3: P2 {}
struct S1: P1 {}; struct S2: P2 {}; struct S3: P3 {}
func foo1<T: P1>(_ x: T) { print("P1") }
func foo1<T: P2>(_ x: T) { print("P2") }
func foo1<T: P3>(_ x: T) { print("P3") }
func foo4<T: P3, U: P1>(_ x: T, _ y: U) { print("P3, P1") }
func foo4<T: P3, U: P3>(_ x: T, _ y: U) { print("P3, P3") }
foo1(S1()); foo1(S2()); foo1(S3()); foo4(S3(), S1()); foo4(S3(), S2()); foo4(S3(), S3())
func show<T>(_ x: T) { print("any") }
func show<T: Equatable>(_ x: T) { print("equatable") }
func show<T: Comparable>(_ x: T) { print("comparable") }
func show<T: Collection>(_ x: T) { print("collection") }
struct Plain {}
struct Eq: Equatable {}
show(Plain()); show(Eq()); show(1); show([Plain()])
var flag: Int? { didSet { print("set", flag as Any, oldValue as Any) } }
flag = 1; flag = nil
func f() { var s: String? { willSet { print("will", newValue ?? "-") } }; s = "a"; s = nil; _ = s }
f()
// expect: P1
// expect: P2
// expect: P3
// expect: P3, P1
// expect: P3, P1
// expect: P3, P3
// expect: any
// expect: equatable
// expect: comparable
// expect: collection
// expect: set Optional(1) nil
// expect: set nil Optional(1)
// expect: will a
// expect: will -
