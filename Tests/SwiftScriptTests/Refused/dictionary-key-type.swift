// swift-format-ignore-file
let d: [String: Int] = [1: 2]  // error: cannot convert value of type 'Int' to expected dictionary key type 'String'
