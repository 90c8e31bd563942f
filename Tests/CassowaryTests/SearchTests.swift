import Testing

@testable import Cassowary

/// What the simplex and the elimination look things up in.
struct SearchTests {
  @Test(arguments: [0, 1, 7, 8, 9, 16, 100])
  func `an index is found wherever it stands, and nowhere behind the end`(count: Int) {
    var list = Buffer<Int32>()
    for index in 0..<(count + 9) { list.append(Int32(index)) }
    for wanted in 0..<count { #expect(list.place(of: Int32(wanted), in: 0..<count) == wanted) }
    #expect(list.place(of: Int32(count), in: 0..<count) == -1)
    #expect(list.place(of: 0, in: 1..<(count + 1)) == -1)
  }

  @Test(arguments: [0, 1, 3, 4, 5, 8, 9, 30])
  func `an entry is found wherever it stands, and not where it stood`(count: Int) {
    var rows = SparseRows()
    for row in 0..<Int32(2) {
      rows.addRow(room: 2)
      for column in 0..<Int32(count + 1) { rows.append(Double(column), at: column, to: row) }
    }
    for row in 0..<Int32(2) {
      rows.removeEntry(rows.range(row).upperBound - 1, of: row)
      for column in 0..<Int32(count) {
        let entry = rows.entry(of: column, in: row)
        #expect(rows.range(row).contains(entry) && rows.coefficient[entry] == Double(column))
      }
      #expect(rows.entry(of: Int32(count), in: row) == -1)
    }
  }

  @Test(arguments: [1, 5, 16, 17, 60])
  func `a ray gives the nearest first, and of two as near the lower symbol`(count: Int) {
    var dice = Dice(state: UInt64(count))
    var ray = Ray()
    var wanted: [[Double]] = []
    for symbol in 0..<Int32(count) {
      let distance = Double(Int.random(in: 0..<10, using: &dice))
      let isAhead = Bool.random(using: &dice)
      ray.append(
        Ray.Event(distance: distance, velocity: 1, symbol: symbol, kink: symbol), if: isAhead)
      if isAhead { wanted.append([distance, Double(symbol)]) }
    }
    wanted.sort { ($0[0], $0[1]) < ($1[0], $1[1]) }
    var found: [[Double]] = []
    while !ray.isEmpty {
      let event = ray.removeNearest()
      found.append([event.distance, Double(event.symbol)])
    }
    #expect(found == wanted)
  }

  @Test func `a form is known by its left side until it is removed, however many there are`() {
    var forms = FormTable()
    func choose(_ form: Int32, times factor: Double) {
      forms.begin()
      forms.add(factor, form)
      forms.add(-2 * factor, form + 1)
      #expect(forms.normalize() == factor)
    }
    for form in 0..<Int32(100) {
      choose(form, times: 1)
      #expect(forms.symbolOfEqual() == -1)
      forms.insert(form + 1000)
    }
    for form in 0..<Int32(100) where form % 3 == 0 { forms.remove(form + 1000) }
    for form in 0..<Int32(100) {
      choose(form, times: -4)
      #expect(forms.symbolOfEqual() == (form % 3 == 0 ? -1 : form + 1000))
    }
  }

  @Test func `a cost is a gain if its highest level that is not noise is`() {
    #expect(Cost(0, -1, 5, 5).isGain)
    #expect(Cost(1e-12, 0, 0, -1e-3).isGain)
    #expect(!Cost(1, -5, -5, -5).isGain)
    #expect(!Cost(0, 0, 1e-3, -5).isGain)
    #expect(!Cost(-1e-12, 0, 0, 0).isGain)
  }
}
