// swift-format-ignore-file
extension E { case z }  // error: enum 'case' is not allowed outside of an enum
enum E { case a }
