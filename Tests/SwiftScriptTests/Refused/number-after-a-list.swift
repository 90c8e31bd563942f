// swift-format-ignore-file
let list = [1]
let x: [Int] = list + 4  // error: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
