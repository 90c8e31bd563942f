// swift-format-ignore-file
print("abc".first().uppercased())  // error: cannot call value of non-function type 'String.Element?' (aka 'Optional<Character>')
