// swift-format-ignore-file
enum E { case a(Int, String), b }
let e: E = .a  // error: member 'a' is a function that produces expected type 'E'; did you mean to call it?
