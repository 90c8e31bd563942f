struct P { var x = 1 }
func get() -> P { P() }
get().x = 3  // error: cannot assign to property: 'get' returns immutable value
