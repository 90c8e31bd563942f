// swift-format-ignore-file
var items = [1, 2, 3]
let new = [7, 8]
items[0...1] = new  // error: cannot assign value of type '[Int]' to subscript of type 'ArraySlice<Int>'
