// swift-format-ignore-file
let d: [String: Int] = [:]
let t = d.sorted { $0.value > $1.key }  // error: cannot convert value of type 'String' to expected argument type 'Int'
