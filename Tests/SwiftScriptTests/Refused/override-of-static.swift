// swift-format-ignore-file
class A { static func f() {} }
class B: A { override class func f() {} }  // error: cannot override static method
