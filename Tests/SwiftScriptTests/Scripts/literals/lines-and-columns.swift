// swift-format-ignore-file
// #line and #column are whole numbers of the type that the place wants.
func rec(_ m: String, file: StaticString = #file, line: UInt = #line) -> UInt { line }
func old(_ m: String, line: Int = #line) -> String { "\(line)" }
print(rec("a"), old("b"))
print(rec("a", line: #line))
let n: UInt = #line; print(n)
struct F { let file: StaticString; let line: UInt }
print(F(file: #fileID, line: #line).line)
let i: Int32 = #line; print(i, #column as UInt, #column)
func opt(_ l: UInt? = #line) -> UInt { l ?? 0 }
print(opt(), #line + 1, [#line, 2], Double(#line))
// expect: 5 5
// expect: 6
// expect: 7
// expect: 9
// expect: 10 32 49
// expect: 12 13 [12, 2] 12.0
