// swift-format-ignore-file
enum E { static case a }  // error: declaration cannot be marked 'static'
print(1)
