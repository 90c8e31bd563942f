// swift-format-ignore-file
func f(_ x: Int?) { print("opt") }
func f(_ x: Any) { print("any") }
f(1)
f(Int?(2))
f("s")
// expect: any
// expect: opt
// expect: any
