// swift-format-ignore-file
class A { private deinit {} }  // error: 'private' modifier cannot be applied to this declaration
print(1)
