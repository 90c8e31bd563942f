// swift-format-ignore-file
func f() -> @escaping () -> Void { {} }  // error: '@escaping' may only be used in function parameter position
f()()
