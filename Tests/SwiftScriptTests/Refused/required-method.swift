// swift-format-ignore-file
class A { required func f() {}; init() {} }  // error: 'required' may only be used on 'init' declarations
