// swift-format-ignore-file
struct Counter { static mutating func up() {} }  // error: static functions must not be declared mutating
