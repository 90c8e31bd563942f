// swift-format-ignore-file
struct Box { private struct Inner {}
    var inner = Inner() }  // error: property must be declared private because its type 'Box.Inner' uses a private type
print(Box())
