struct Box<T: Hashable> { var v: T }
struct Foo {}
let b = Box(v: Foo())  // error: generic struct 'Box' requires that 'Foo' conform to 'Hashable'
