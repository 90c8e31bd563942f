// swift-format-ignore-file
struct Grid<E>: RandomAccessCollection { // error: conformance of 'Grid<E>' to protocol 'Sequence' crosses into main actor-isolated code and can cause data races
  var cells: [E]
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  subscript(i: Int) -> E { cells[i] }
}
