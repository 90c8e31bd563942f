// swift-format-ignore-file
let pair = (1, 2), place = 1
print(pair[place])  // error: cannot access element using subscript for tuple type '(Int, Int)'; use '.' notation instead
