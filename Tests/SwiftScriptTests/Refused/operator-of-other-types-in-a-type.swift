// swift-format-ignore-file
struct V { static func + (a: Int, b: Int) -> Int { 1 } } // error: member operator '+' must have at least one argument of type 'V'
