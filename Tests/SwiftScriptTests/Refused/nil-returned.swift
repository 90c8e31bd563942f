// swift-format-ignore-file
func f() -> String { return nil }  // error: 'nil' is incompatible with return type 'String'
