// swift-format-ignore-file
protocol Counting: AnyObject { mutating func up() }  // error: 'mutating' is not valid on instance methods in class-bound protocols
