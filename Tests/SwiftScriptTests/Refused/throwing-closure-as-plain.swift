// swift-format-ignore-file
func f() throws -> Int { 1 }
let g: () -> Int = { try f() }  // error: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
