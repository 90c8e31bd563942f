func f(_ s: inout String) {}
f("a")  // error: cannot pass immutable value as inout argument: literals are not mutable
