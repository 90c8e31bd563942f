// swift-format-ignore-file
print(nil)  // error: 'nil' is not compatible with expected argument type 'Any'
