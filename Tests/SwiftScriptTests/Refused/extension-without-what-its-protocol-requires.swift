// swift-format-ignore-file
protocol Greet { func hi() }
extension Int: Greet {} // error: type 'Int' does not conform to protocol 'Greet'
