// swift-format-ignore-file
// The type of a key path is what it is, whoever holds it.
struct Pt { var x = 1.0; let y = 2.0; var z: Int { 3 } }
class C { var n = 1; let m = 2 }
let any: AnyKeyPath = \Pt.x; let part: PartialKeyPath<Pt> = \.y
print(type(of: any), type(of: part), type(of: \Pt.y), type(of: \C.n), type(of: \C.m), type(of: \Pt.z))
print(any is WritableKeyPath<Pt, Double>, any is KeyPath<Pt, Int>, part is KeyPath<Pt, Double>, part is WritableKeyPath<Pt, Double>)
print(type(of: any) == type(of: \Pt.x), type(of: any) == type(of: \Pt.y))
if let w = any as? WritableKeyPath<Pt, Double> { var p = Pt(); p[keyPath: w] = 9; print(p.x) }
print(any == part, any == \Pt.x, AnyKeyPath.self)
// expect: WritableKeyPath<Pt, Double> KeyPath<Pt, Double> KeyPath<Pt, Double> ReferenceWritableKeyPath<C, Int> KeyPath<C, Int> KeyPath<Pt, Int>
// expect: true false true false
// expect: true false
// expect: 9.0
// expect: false true AnyKeyPath
