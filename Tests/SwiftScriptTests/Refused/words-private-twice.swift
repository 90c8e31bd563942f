// swift-format-ignore-file
private public let n = 3  // error: multiple incompatible access-level modifiers specified
print(n)
