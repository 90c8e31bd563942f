// swift-format-ignore-file
struct Box<T> { static var count = 0 } // error: static stored properties not supported in generic types
