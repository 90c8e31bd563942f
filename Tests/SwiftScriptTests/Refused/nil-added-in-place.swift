// swift-format-ignore-file
let number = 3, half = 0.5, list = [1]
let maybe: Int? = 3
var total = 3
total += nil  // error: 'nil' is not compatible with expected argument type 'Int'
