// swift-format-ignore-file
protocol Shape<Unit> { associatedtype Unit; var unit: Unit { get } }
extension Shape where Unit == Int { var doubled: Int { unit * 2 }; func f(_ n: Int) -> String { "int \(unit + n)" } }
struct Sq: Shape { var unit: Int }
let s: any Shape = Sq(unit: 1)
print(s.doubled)  // error: property 'doubled' requires the types 'Self.Unit' and 'Int' be equivalent
