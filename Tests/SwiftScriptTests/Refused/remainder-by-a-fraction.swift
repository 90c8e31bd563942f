// swift-format-ignore-file
let n = 5
print(n % 1.5 == 0)  // error: cannot convert value of type 'Double' to expected argument type 'Int'
