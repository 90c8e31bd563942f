// swift-format-ignore-file
let n = 5
print("x" + n + "y")  // error: cannot convert value of type 'Int' to expected argument type 'String'
