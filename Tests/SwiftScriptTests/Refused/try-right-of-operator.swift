// swift-format-ignore-file
func h() throws -> Int { 1 }
print(1 + try h())  // error: 'try' cannot appear to the right of a non-assignment operator
