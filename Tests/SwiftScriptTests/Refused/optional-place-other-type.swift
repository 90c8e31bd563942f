// swift-format-ignore-file
let text: String? = 5  // error: cannot convert value of type 'Int' to specified type 'String'
