// swift-format-ignore-file
print("a", terminater: "")  // error: incorrect argument label in call (have '_:terminater:', expected '_:terminator:')
