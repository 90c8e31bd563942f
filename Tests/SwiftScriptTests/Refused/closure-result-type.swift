// swift-format-ignore-file
let texts: [String] = [1, 2].map { $0 * 2 }  // error: cannot convert value of type 'Int' to closure result type 'String'
