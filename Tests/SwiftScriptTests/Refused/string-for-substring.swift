// swift-format-ignore-file
let name = "Ada"
let part: Substring = name  // error: cannot convert value of type 'String' to specified type 'Substring'
