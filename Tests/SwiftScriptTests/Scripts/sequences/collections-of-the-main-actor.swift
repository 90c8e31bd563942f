// swift-format-ignore-file
// A collection that is the main actor's.
struct Sec: @MainActor Collection { var rows: [Int]; 
  var startIndex: Int { 0 }; var endIndex: Int { rows.count }
  subscript(i: Int) -> Int { rows[i] }
  func index(after i: Int) -> Int { i + 1 } }
let s = Sec(rows: [1, 2]); print(s.count, s.map { $0 * 2 })
// expect: 2 [2, 4]
