// swift-format-ignore-file
protocol D { func did(_ x: Int) }
struct S: D { func did(x: Int) {} }  // error: instance method 'did(x:)' has different argument labels from those required by protocol 'D' ('did')
