// swift-format-ignore-file
func run(_ b: () -> Void) { b() }
func f() throws {}
run { try f() }  // error: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
