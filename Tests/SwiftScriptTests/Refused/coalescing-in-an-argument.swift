func f(_ s: String) {}
let a: Int? = 3
f(a ?? "x")  // error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
