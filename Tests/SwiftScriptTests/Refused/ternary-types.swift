// swift-format-ignore-file
let flag = true
let value: Int = flag ? 1 : "two"  // error: cannot convert value of type 'String' to specified type 'Int'
