// swift-format-ignore-file
enum E { private case a }  // error: 'private' modifier cannot be applied to this declaration
print(1)
