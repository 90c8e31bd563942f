// swift-format-ignore-file
let a = [1, 2, 3]
let b = consume a  // error: 'consume' cannot be applied to globals
print(a)
