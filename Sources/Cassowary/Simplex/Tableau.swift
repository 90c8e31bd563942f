/// What the elimination leaves open: *symbols* with convex penalties, and rows that tie them.
///
/// A symbol is a core variable or a *form*, the left side of a constraint over several cores;
/// constraints with parallel left sides share one form, and constraints on one core need none. The
/// constraints themselves are *kinks* of their symbol's penalty, a convex piecewise-linear function.
/// So there are as many rows as forms and as many slots as cores, whatever the constraints.
///
/// Each symbol is *basic*, with a row `symbol = Σ coefficient × slot`, or sits in a *slot*: at a kink
/// as a rule. Symbols that rows connect form a *component*, and components are solved apart.
///
/// Sources: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", ACM TOCHI 8(4), 2001, for the rows and for living with changes;
/// R. Fourer, "A Simplex Algorithm for Piecewise-Linear Programming I", Mathematical Programming 33,
/// 1985, for penalties instead of rows and columns for every bound and error.
final class Tableau {
  var symbols = Buffer<Symbol>()
  /// By symbol.
  var surroundings = Buffer<Surroundings>()
  var slots = Buffer<Slot>()
  /// The rows in which slots occur.
  var columns = IndexRun()

  /// They belong to their symbols, or to -1.
  var rows = SparseRows()

  var kinks = Kinks()
  var forms = FormTable()
  var ray = Ray()
  var pivotRow = PivotRow()
  var component = Component()
  /// Symbols whose penalty or place changed since the last solution.
  var changed = Buffer<Int32>()
  /// By place in `changed`: the next of the same component, or -1.
  var nextChanged = Buffer<Int32>()
  /// So many of `changed` were looked at by ``mendChanged(within:)``.
  var mended = 0
  var candidates = Candidates()
  /// What is asked of the component at hand in the order of the rule for ties.
  var says = Buffer<Say>()
  /// Among the open slots of the component at hand the one that was so when somebody looked.
  var openHint = 0
  /// By place in the column at hand: by how much its rows' symbols move as it does.
  var paces = Buffer<Double>()
  /// Kinks that the step at hand took basic symbols past.
  var crossed = Buffer<Int32>()
  /// Exchanges since the start: rounding errors grow with them.
  var exchanges = 0

  /// By row.
  @inline(__always)
  var rowSymbol: SparseRows.Owners { rows.owner }

  @inline(__always)
  func isBasic(_ symbol: Int32) -> Bool {
    symbols[symbol].row >= 0
  }

  private func makeSymbol(core variable: Int32) -> Int32 {
    let symbol = Int32(symbols.count)
    symbols.append(Symbol(core: variable))
    surroundings.append(Surroundings(of: symbol))
    return symbol
  }

  /// A new core, in a slot of its own.
  func makeCore(_ variable: Int32, value start: Double) -> Int32 {
    let symbol = makeSymbol(core: variable)
    symbols[symbol].value = start
    symbols[symbol].slot = Int32(slots.count)
    slots.append(Slot(symbol: symbol))
    return symbol
  }

  /// A new form for the left side at hand in `forms`, in terms of the slots as they are now.
  func makeForm(_ symbolOfCore: borrowing Buffer<Int32>) -> Int32 {
    let symbol = beginForm(room: forms.core.count + 1)
    for index in 0..<forms.core.count {
      let part = symbolOfCore[forms.core[index]]
      join(symbol, part)
      add(forms.coefficient[index], times: part, to: symbols[symbol].row)
    }
    endForm(symbol)
    return symbol
  }

  /// A kink of a new constraint.
  func insertKink(_ wish: Kinks.Wish, on symbol: Int32) -> Int32 {
    let kink = kinks.insert(wish, on: symbol, before: symbols[symbol].firstKink)
    symbols[symbol].firstKink = kink
    let name = componentName(symbol)
    if surroundings[name].standing != .nothing {
      var lane: Int8 = -1
      if wish.level == .infinity {
        lane = 0
      } else if component.name == name, component.hasLevels {
        lane = component.lane(of: wish.level, inBlock: 0)
      }
      kinks[kink].lane = lane
      if lane < 0 { surroundings[name].standing = .nothing }
    }
    changed.append(symbol)
    return kink
  }

  func removeKink(_ kink: Int32) {
    let symbol = kinks.origin[kink].symbol
    kinks.remove(kink, from: &symbols[symbol].firstKink)
    if symbols[symbol].anchor == kink { symbols[symbol].anchor = -1 }
    changed.append(symbol)
  }

  /// Moves a kink, and the slot's symbol that sits there; returns whether that can change the
  /// optimum.
  @inline(__always)
  func moveKink(_ kink: Int32, of symbol: Int32, to point: Double) -> Bool {
    let old = kinks[kink].point
    if symbols[symbol].anchor != kink || isBasic(symbol), !symbols[symbol].isTied,
      !symbols[symbol].isDirty
    {
      let place = symbols[symbol].value
      let tolerance = 2 * max(Kinks.tolerance(at: old), Kinks.tolerance(at: point))
      // Seen from the symbol nothing has changed: the kink is still ahead, or still behind.
      if place > max(old, point) + tolerance || place < min(old, point) - tolerance {
        kinks[kink].point = point
        return false
      }
    }
    carry(symbol, with: kink, to: point)
    return true
  }

  private func carry(_ symbol: Int32, with kink: Int32, to point: Double) {
    kinks[kink].point = point
    if symbols[symbol].anchor == kink, !isBasic(symbol) {
      let column = symbols[symbol].slot
      go(column, point - symbols[symbol].value)
      symbols[symbol].value = point
      for place in slots[column].rows.range { changed.append(rowSymbol[columns.index[place]]) }
    }
    changed.append(symbol)
  }

  /// A form over symbols of one component, for a question in between.
  func makeSum(_ terms: [(symbol: Int32, coefficient: Double)]) -> Int32 {
    let symbol = beginForm(room: terms.count + 1)
    for term in terms { add(term.coefficient, times: term.symbol, to: symbols[symbol].row) }
    endForm(symbol)
    symbols[symbol].value = terms.reduce(0) { $0 + $1.coefficient * symbols[$1.symbol].value }
    return symbol
  }

  private func beginForm(room: Int) -> Int32 {
    let symbol = makeSymbol(core: -1)
    symbols[symbol].row = Int32(rows.count)
    rows.addRow(room: room, owner: symbol)
    return symbol
  }

  private func add(_ coefficient: Double, times part: Int32, to line: Int32) {
    if !isBasic(part) {
      add(coefficient, at: symbols[part].slot, to: line)
      return
    }
    for entry in rows.range(symbols[part].row) {
      add(rows.coefficient[entry] * coefficient, at: rows.column[entry], to: line)
    }
  }

  private func endForm(_ symbol: Int32) {
    let line = symbols[symbol].row
    for entry in rows.range(line) {
      slots[rows.column[entry]].position = -1
      columns.append(line, to: &slots[rows.column[entry]].rows)
    }
  }

  /// Adds to a row that is being made; `position` remembers its entries.
  private func add(_ coefficient: Double, at place: Int32, to line: Int32) {
    let known = Int(slots[place].position)
    if known < 0 {
      let moved = rows.append(coefficient, at: place, to: line)
      if moved { remember(line) }
      slots[place].position = rows.stretch(line).end - 1
      return
    }
    rows.coefficient[known] += coefficient
    if abs(rows.coefficient[known]) < Self.cancelled { forget(place, in: line) }
  }

  /// Coefficients below this are what rounding left of a cancellation.
  static let cancelled = 1e-11

  /// A form that no constraint needs any more.
  func removeForm(_ symbol: Int32) {
    component.name = -1
    surroundings[componentName(symbol)].standing = .nothing
    if !isBasic(symbol) {
      let column = symbols[symbol].slot
      var best: Int32 = -1
      var greatest = 0.0
      for place in slots[column].rows.range {
        let line = columns.index[place]
        let size = abs(rows.coefficient[rows.entry(of: column, in: line)])
        if size > greatest {
          greatest = size
          best = line
        }
      }
      // The core that this form stands for is basic somewhere.
      guard best >= 0 else { return }
      symbols[rowSymbol[best]].anchor = -1
      exchange(best, column)
    }
    let line = symbols[symbol].row
    for entry in rows.range(line) { columns.remove(line, from: &slots[rows.column[entry]].rows) }
    rows.empty(line)
    rowSymbol[line] = -1
    symbols[symbol].row = -1
  }
}

// MARK: Components

extension Tableau {
  @inline(__always)
  func componentName(_ symbol: Int32) -> Int32 {
    var place = symbol
    while surroundings[place].parent != place {
      surroundings[place].parent = surroundings[surroundings[place].parent].parent
      place = surroundings[place].parent
    }
    return place
  }

  private func join(_ one: Int32, _ other: Int32) {
    let left = componentName(one)
    let right = componentName(other)
    component.name = -1
    surroundings[left].standing = .nothing
    surroundings[right].standing = .nothing
    if left == right { return }
    surroundings[max(left, right)].parent = min(left, right)
    let after = surroundings[one].next
    surroundings[one].next = surroundings[other].next
    surroundings[other].next = after
  }
}
