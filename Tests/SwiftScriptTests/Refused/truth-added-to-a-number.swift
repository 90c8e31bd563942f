// swift-format-ignore-file
let isOn = true
print(isOn + 1)  // error: cannot convert value of type 'Bool' to expected argument type 'Int'
