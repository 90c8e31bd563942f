// swift-format-ignore-file
enum E: Error { case a }
func g() { do { throw E.a } catch E.a { } }  // error: error is not handled because the enclosing catch is not exhaustive
