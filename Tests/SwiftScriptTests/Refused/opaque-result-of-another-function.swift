// swift-format-ignore-file
protocol P { func f() -> Int }
struct S: P { func f() -> Int { 1 } }
struct T: P { func f() -> Int { 2 } }
func a() -> some P { S() }
func b() -> some P { T() }
var x = a()
x = b()  // error: cannot assign value of type 'some P' (result of 'b()') to type 'some P' (result of 'a()')
