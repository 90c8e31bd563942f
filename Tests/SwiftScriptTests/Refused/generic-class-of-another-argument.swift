// swift-format-ignore-file
class N<T> { var v: T?; init() {} }
let c: N<Int>? = N<Int>()
let r: N<String> = c!  // error: cannot assign value of type 'N<Int>' to type 'N<String>'
