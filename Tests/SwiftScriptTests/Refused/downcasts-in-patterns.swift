// swift-format-ignore-file
if case let y as! Int = 3 as Any { print(y) } // error: cannot force downcast in a type-casting pattern
