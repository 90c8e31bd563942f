func f(a: Int = 0) { print("a") }
func f(b: Int = 0) { print("b") }
f()  // error: ambiguous use of 'f'
