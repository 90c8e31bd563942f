// swift-format-ignore-file
struct Temperature: CustomStringConvertible { let degrees = 20; var description: Int { degrees } } // error: type 'Temperature' does not conform to protocol 'CustomStringConvertible'
