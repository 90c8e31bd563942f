// swift-format-ignore-file
struct Stack<T> { var items: [T] = [] }
var s: Stack  // error: reference to generic type 'Stack' requires arguments in <...>
s = Stack<Int>()
