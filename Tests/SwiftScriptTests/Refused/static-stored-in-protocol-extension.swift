// swift-format-ignore-file
protocol P {}
extension P { static var shared: Int = 1 } // error: static stored properties not supported in protocol extensions
