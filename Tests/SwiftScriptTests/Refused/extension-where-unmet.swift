// swift-format-ignore-file
struct Box<T> { var v: T }
extension Box where T: Comparable { func bigger(_ o: Box) -> Bool { v > o.v } }
struct X {}
print(Box(v: X()).bigger(Box(v: X())))  // error: referencing instance method 'bigger' on 'Box' requires that 'X' conform to 'Comparable'
