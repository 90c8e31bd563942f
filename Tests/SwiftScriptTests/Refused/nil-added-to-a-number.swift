// swift-format-ignore-file
let number = 3, half = 0.5, list = [1]
let maybe: Int? = 3
print(number + nil)  // error: 'nil' is not compatible with expected argument type 'Int'
var total = 3
