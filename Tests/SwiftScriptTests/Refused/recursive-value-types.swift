// swift-format-ignore-file
struct A { var b: B }  // error: value type 'A' cannot have a stored property that recursively contains it
struct B { var a: A }
