// swift-format-ignore-file
let s = "a"
print(s[0])  // error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
