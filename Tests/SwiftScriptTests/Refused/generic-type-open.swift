struct Stack<T> { var items: [T] = [] }
let s: Stack = Stack()  // error: generic parameter 'T' could not be inferred
