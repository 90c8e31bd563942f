// swift-format-ignore-file
struct Stack<T> { var items: [T] = [] }
func f() -> Stack { Stack<Int>() }  // error: reference to generic type 'Stack' requires arguments in <...>
