// swift-format-ignore-file
struct V { static func + (a: V, b: V, c: V) -> V { a } }  // error: operators must have one or two arguments
