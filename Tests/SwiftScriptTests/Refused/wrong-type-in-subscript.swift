// swift-format-ignore-file
var a: [Int] = [1]
a[0] = "x"  // error: cannot assign value of type 'String' to subscript of type 'Int'
