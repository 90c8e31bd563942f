// swift-format-ignore-file
class A { func set(_ text: String?) {} }
class B: A { override func set(_ text: String) {} }  // error: cannot override instance method parameter of type 'String?' with non-optional type 'String'
