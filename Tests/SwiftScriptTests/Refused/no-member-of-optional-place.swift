// swift-format-ignore-file
enum Mode { case a }
var mode: Mode? = .a
mode = .b  // error: type 'Mode?' has no member 'b'
