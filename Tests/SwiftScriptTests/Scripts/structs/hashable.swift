struct Cell: Hashable {
  let row: Int
  let column: Int
}
var seen: Set<Cell> = [Cell(row: 0, column: 0)]
print(seen.insert(Cell(row: 0, column: 0)).inserted)  // expect: false
print(seen.insert(Cell(row: 0, column: 1)).inserted, seen.count)  // expect: true 2
let names = [Cell(row: 1, column: 1): "middle"]
print(names[Cell(row: 1, column: 1)] ?? "none", names[Cell(row: 9, column: 9)] ?? "none")
// expect: middle none
