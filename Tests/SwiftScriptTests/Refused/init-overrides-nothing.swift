// swift-format-ignore-file
class A { override init() { } }  // error: initializer does not override a designated initializer from its superclass
