struct Stack<E> { var items: [E] = []; mutating func push(_ e: E) { items.append(e) } }
var s = Stack<Int>()
s.push("a")  // error: cannot convert value of type 'String' to expected argument type 'Int'
