// swift-format-ignore-file
var a = 1
a = a // error: assigning a variable to itself
