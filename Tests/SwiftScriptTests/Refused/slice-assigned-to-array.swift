// swift-format-ignore-file
var items = [1, 2, 3]
items = items[0..<2]  // error: cannot assign value of type 'ArraySlice<Int>' to type '[Int]'
