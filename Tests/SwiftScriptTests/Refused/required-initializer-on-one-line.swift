// swift-format-ignore-file
class Shape { required init(sides: Int) {} }
class Square: Shape { init() { super.init(sides: 4) } }
print("the sentence stands here")  // error: 'required' initializer 'init(sides:)' must be provided by subclass of 'Shape'
