// swift-format-ignore-file
let far = Int(3.7e30)  // error: invalid conversion: '3.7e30' overflows 'Int'
