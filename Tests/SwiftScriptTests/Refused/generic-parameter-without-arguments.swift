// swift-format-ignore-file
struct Stack<T> { var items: [T] = [] }
func f(_ s: Stack) {}  // error: reference to generic type 'Stack' requires arguments in <...>
