// swift-format-ignore-file
struct S { static init() {} }  // error: declaration cannot be marked 'static'
