// swift-format-ignore-file
nonisolated class Base {}
nonisolated class Other {}
nonisolated protocol P: Base {}
nonisolated class D: Other, P {} // error: type 'D' does not conform to protocol 'P'
nonisolated struct S: P {} // error: non-class type 'S' cannot conform to class protocol 'P'
nonisolated protocol Q where Self: Base {}
nonisolated class E: Q {} // error: type 'E' does not conform to protocol 'Q'
func f(_ p: any P) { p.missing() } // error: value of type 'any P' has no member 'missing'
