func f(x: inout Int) {}
f(x: &3)  // error: cannot pass immutable value as inout argument: literals are not mutable
