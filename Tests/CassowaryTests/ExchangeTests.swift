import Testing

@testable import Cassowary

/// A form and a core that change places.
struct ExchangeTests {
  /// Up to 62 slots in a row are kept track of in the bits of a word.
  @Test(arguments: [1, 2, 5, 8, 61, 62, 63, 64, 65, 130])
  func `whatever held the core holds what stands for it now`(count: Int) {
    var dice = Dice(state: UInt64(count))
    let tableau = Tableau()
    let cores = (0..<count).map { tableau.makeCore(Int32($0), value: Double($0)) }
    // All of the pivot row's, each other one of them, its multiple, and that but for one.
    let all = (0..<count).map { _ in Double(Int.random(in: 1...9, using: &dice)) }
    let kept = { (index: Int, isIn: Bool) in isIn || index == 0 }
    let rows = [
      all,
      all.indices.map { kept($0, $0 % 2 == 0) ? Double(Int.random(in: 1...9, using: &dice)) : 0 },
      all.map { $0 * 2 },
      all.indices.map { kept($0, $0 != count / 2) ? all[$0] * 4 : 0 },
    ]
    let forms = rows.map { row in
      tableau.makeSum(row.indices.filter { row[$0] != 0 }.map { (cores[$0], row[$0]) })
    }
    tableau.exchange(tableau.symbols[forms[0]].row, tableau.symbols[cores[0]].slot)

    #expect(tableau.symbols[forms[0]].slot == 0)
    let core = all.indices.map { $0 == 0 ? 1 / all[0] : -all[$0] / all[0] }
    expect([core], of: [cores[0]], in: tableau)
    let others = rows.dropFirst().map { row in
      row.indices.map { row[0] * core[$0] + ($0 == 0 ? 0 : row[$0]) }
    }
    expect(others, of: Array(forms.dropFirst()), in: tableau)
  }

  private func expect(_ wanted: [[Double]], of symbols: [Int32], in tableau: Tableau) {
    for (symbol, wanted) in zip(symbols, wanted) {
      let line = tableau.symbols[symbol].row
      var found = [Double](repeating: 0, count: wanted.count)
      for entry in tableau.rows.range(line) {
        found[Int(tableau.rows.column[entry])] += tableau.rows.coefficient[entry]
      }
      for (column, coefficient) in wanted.enumerated() {
        expectClose(found[column], coefficient)
        let lines = tableau.slots[column].rows.range.filter { tableau.columns.index[$0] == line }
        #expect(lines.count == (abs(coefficient) > 1e-9 ? 1 : 0))
        #expect(tableau.slots[column].position == -1)
      }
    }
  }
}
