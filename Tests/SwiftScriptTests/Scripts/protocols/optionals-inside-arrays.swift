// swift-format-ignore-file
protocol D { var desc: String { get } }
extension Int: D { var desc: String { "i\(self)" } }
extension Optional: D where Wrapped: D { var desc: String { self?.desc ?? "nil" } }
extension Array: D where Element: D { var desc: String { map { $0.desc }.joined(separator: ",") } }
func d(_ x: any D) -> String { x.desc }
print(d([1, nil]), d([[1], [2, nil]] as [[Int?]]))
// expect: i1,nil i1,i2,nil
