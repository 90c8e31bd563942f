// swift-format-ignore-file
let a: [Int!] = [1, 2]  // error: using '!' is not allowed here
print(a)
