// swift-format-ignore-file
extension Int { var half = 3 }  // error: extensions must not contain stored properties
print(3.half)
