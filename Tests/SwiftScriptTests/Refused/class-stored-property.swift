// swift-format-ignore-file
class A { class var x = 3; init() {} }  // error: class stored properties not supported in classes; did you mean 'static'?
