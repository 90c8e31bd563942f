// swift-format-ignore-file
protocol Named { var name: String {} }  // error: property in protocol must have explicit { get } or { get set } specifier
