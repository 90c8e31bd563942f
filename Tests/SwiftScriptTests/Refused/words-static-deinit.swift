// swift-format-ignore-file
class A { static deinit {} }  // error: declaration cannot be marked 'static'
print(1)
