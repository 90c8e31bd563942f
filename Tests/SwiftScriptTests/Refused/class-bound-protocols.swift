// swift-format-ignore-file
class Base {}
class Other {}
protocol P: Base {}
class D: Other, P {} // error: type 'D' does not conform to protocol 'P'
struct S: P {} // error: non-class type 'S' cannot conform to class protocol 'P'
protocol Q where Self: Base {}
class E: Q {} // error: type 'E' does not conform to protocol 'Q'
func f(_ p: any P) { p.missing() } // error: value of type 'any P' has no member 'missing'
