// swift-format-ignore-file
var count: Int
count += 1  // error: variable 'count' passed by reference before being initialized
print(count)
