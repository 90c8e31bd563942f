// swift-format-ignore-file
print([1, 2][0, 1])  // error: extra argument in subscript
