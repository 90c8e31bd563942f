struct Stack<E> { var items: [E] = [] }
var s = Stack()  // error: generic parameter 'E' could not be inferred
