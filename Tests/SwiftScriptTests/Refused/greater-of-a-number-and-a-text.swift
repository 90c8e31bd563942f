// swift-format-ignore-file
print(max(1, "2"))  // error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
