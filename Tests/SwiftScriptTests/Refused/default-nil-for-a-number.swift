// swift-format-ignore-file
class C { init(size: Double = nil) {} }  // error: nil default argument value cannot be converted to type 'Double'
_ = C()
