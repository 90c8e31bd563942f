protocol P { associatedtype T; func get() -> T }
struct S: P {}  // error: type 'S' does not conform to protocol 'P'
