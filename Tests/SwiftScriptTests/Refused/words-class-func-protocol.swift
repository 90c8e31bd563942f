// swift-format-ignore-file
protocol P { class func f() }  // error: class methods are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class method
print(1)
