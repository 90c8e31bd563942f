// swift-format-ignore-file
protocol P { init() {} }  // error: protocol initializers must not have bodies
