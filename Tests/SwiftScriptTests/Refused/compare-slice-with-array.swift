// swift-format-ignore-file
let items = [1, 2, 3]
let rest = [2, 3]
print(items[1...] == rest)  // error: binary operator '==' cannot be applied to operands of type 'ArraySlice<Int>' and '[Int]'
