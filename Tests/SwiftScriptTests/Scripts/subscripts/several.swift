// swift-format-ignore-file
struct Table { private var cells: [Int: [String: Int]] = [:]; subscript(row: Int, column: String) -> Int { get { cells[row]?[column] ?? 0 } set { cells[row, default: [:]][column] = newValue } }; static subscript(n: Int) -> String { "row \(n)" } }
var t = Table()
t[1, "a"] += 5
t[1, "a"] *= 2
print(t[1, "a"], t[2, "b"], Table[3])

// expect: 10 0 row 3
