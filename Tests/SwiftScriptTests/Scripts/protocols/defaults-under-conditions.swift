protocol Shape { associatedtype Size; var size: Size { get }; func tell() -> String }
extension Shape { func tell() -> String { "shape" } }
extension Shape where Size == Int { func tell() -> String { "int shape \(size)" } }
struct A: Shape { let size = 3 }
struct B: Shape { let size = [1, 2] }
func all<S: Shape>(_ s: S) -> String { s.tell() }
print(A().tell(), B().tell(), all(A()), all(B()))
let shapes: [any Shape] = [A(), B()]
print(shapes.map { $0.tell() })
protocol Named { var name: String { get } }
extension Named where Self: CustomStringConvertible { var name: String { "described \(self)" } }
extension Named { var name: String { "plain" } }
struct N: Named {}
struct D: Named, CustomStringConvertible { var description: String { "D!" } }
print(N().name, D().name, (D() as any Named).name)
extension Named where Self: AnyObject { var name: String { "object" } }
final class O: Named {}
print(O().name)

// expect: int shape 3 shape int shape 3 shape
// expect: ["int shape 3", "shape"]
// expect: plain described D! described D!
// expect: object
