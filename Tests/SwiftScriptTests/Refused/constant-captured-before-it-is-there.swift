// swift-format-ignore-file
struct Table {
  let head: [String]
  let rows: [Int]
  init(_ words: [String]) {
    head = words
    rows = words.map { $0.count + head.count }  // error: constant 'self.rows' captured by a closure before being initialized
  }
}
