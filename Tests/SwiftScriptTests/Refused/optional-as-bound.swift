// swift-format-ignore-file
let n: Int? = 4
for i in 0..<n { print(i) }  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
