// swift-format-ignore-file
let s = "abc"
print(s[s.startIndex + 1])  // error: cannot convert value of type 'String.Index' to expected argument type 'Int'
