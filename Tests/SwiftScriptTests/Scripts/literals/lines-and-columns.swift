// swift-format-ignore-file
// #line and #column are whole numbers of the type that the place wants.
func rec(_ m: String, file: StaticString = #file, line: UInt = #line) -> UInt { line }
func old(_ m: String, line: Int = #line, function: StaticString = #function) -> String { "\(function) \(line)" }
print(rec("a"), old("b"))
print(rec("a", line: #line))
let n: UInt = #line; print(n)
struct F { let file: StaticString; let line: UInt }
print(F(file: #fileID, line: #line).line)
let i: Int32 = #line, k: String = #function; print(i, k, #column as UInt, #column)
func opt(_ l: UInt? = #line) -> UInt { l ?? 0 }
print(opt(), #line + 1, [#line, 2], Double(#line))
// expect: 4 main 4
// expect: 5
// expect: 6
// expect: 8
// expect: 9 main 58 75
// expect: 11 12 [11, 2] 11.0
