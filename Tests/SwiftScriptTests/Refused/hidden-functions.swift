// swift-format-ignore-file
// What a type has under a name hides the function outside, whatever that takes.
func area(_ side: Int) -> Int { side * side }
struct Square {
  var side = 1
  func area() -> Int { area(side) }  // error: use of 'area' refers to instance method rather than global function 'area' in module 'main'
}
extension Array {
  func half() -> Int { max(count / 2, 1) }  // error: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
}
struct Log {
  func print() {
    print("log")  // error: use of 'print' refers to instance method rather than global function 'print(_:separator:terminator:)' in module 'Swift'
  }
}
