// swift-format-ignore-file
struct X: Error {}
func f(_ b: () throws -> Void) rethrows { throw X() } // error: a function declared 'rethrows' may only throw if its parameter does
