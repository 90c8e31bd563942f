// swift-format-ignore-file
protocol P { subscript(s: String) -> Int }  // error: subscript in protocol must have explicit { get } or { get set } specifier
