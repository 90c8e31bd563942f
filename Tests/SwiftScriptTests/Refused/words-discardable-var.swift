// swift-format-ignore-file
@discardableResult var n = 3  // error: '@discardableResult' attribute cannot be applied to this declaration
print(n)
