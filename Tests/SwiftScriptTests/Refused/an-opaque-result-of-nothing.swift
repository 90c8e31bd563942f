// swift-format-ignore-file
func f() -> some Equatable { }  // error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
