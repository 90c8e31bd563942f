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
  // By symbol.
  /// The variable, or -1 for a form.
  var core = Buffer<Int32>()
  /// The row of a basic symbol, or -1.
  var row = Buffer<Int32>()
  /// The slot of any other, or -1.
  var slot = Buffer<Int32>()
  var value = Buffer<Double>()
  /// The kink at which a symbol in a slot sits, or -1; it moves along.
  var anchor = Buffer<Int32>()
  /// Where a basic symbol is at a kink: whether it counts as beyond it.
  var isAbove = Buffer<Bool>()
  /// The slope of a basic symbol's penalty where it is.
  var slope = Buffer<Cost>()
  /// How far the symbol may go without harm to what was optimized before.
  var low = Buffer<Double>()
  var high = Buffer<Double>()
  /// All symbols of a component in a circle.
  var next = Buffer<Int32>()
  /// Towards the symbol that names the component.
  var parent = Buffer<Int32>()
  /// Whether only the rule for ties settled the component.
  var isTied = Buffer<Bool>()
  /// Whether even that rule leaves the symbol free to move.
  var isOpen = Buffer<Bool>()
  /// By symbol that names a component.
  var standing = Buffer<Standing>()
  /// Whether its component waits to be solved again.
  var isDirty = Buffer<Bool>()
  /// Whether the symbol was never placed.
  var isFresh = Buffer<Bool>()

  // By slot.
  var slotSymbol = Buffer<Int32>()
  /// The rows in which the slot occurs.
  var columns = IndexLists()
  /// What the basic symbols cost as the slot grows.
  var price = Buffer<Cost>()
  /// The slope of the slot's own penalty to its right and to its left.
  var rise = Buffer<Cost>()
  var fall = Buffer<Cost>()

  // By row.
  var rowSymbol = Buffer<Int32>()
  var rows = SparseRows()

  var kinks = Kinks()
  var forms = FormTable()
  var ray = Ray()
  var component = Component()
  /// By slot; where it stands in the row at hand, or -1.
  var position = Buffer<Int32>()
  /// Symbols whose penalty or place changed since the last solution.
  var changed = Buffer<Int32>()
  /// By symbol that names a component, and by place in `changed`: where its list of them begins and
  /// goes on, or -1.
  var firstChanged = Buffer<Int32>()
  var nextChanged = Buffer<Int32>()
  /// So many of `changed` were looked at by ``mendChanged(within:)``.
  var mended = 0
  var candidates = Candidates()
  /// What is asked of the component at hand in the order of the rule for ties.
  var says = Buffer<Say>()
  /// The slot of the component at hand that was open when somebody looked.
  var openHint = 0
  /// Kinks that the step at hand took basic symbols past.
  var crossed = Buffer<Int32>()
  /// Exchanges since the start: rounding errors grow with them.
  var exchanges = 0

  @inline(__always)
  func isBasic(_ symbol: Int32) -> Bool {
    row[symbol] >= 0
  }

  private func makeSymbol(core variable: Int32) -> Int32 {
    let symbol = Int32(core.count)
    core.append(variable)
    row.append(-1)
    slot.append(-1)
    value.append(0)
    anchor.append(-1)
    isAbove.append(false)
    slope.append(.zero)
    low.append(-.infinity)
    high.append(.infinity)
    kinks.first.append(-1)
    next.append(symbol)
    parent.append(symbol)
    isTied.append(false)
    isOpen.append(false)
    isFresh.append(true)
    isDirty.append(false)
    standing.append(.nothing)
    firstChanged.append(-1)
    return symbol
  }

  /// A new core, in a slot of its own.
  func makeCore(_ variable: Int32, value start: Double) -> Int32 {
    let symbol = makeSymbol(core: variable)
    value[symbol] = start
    slot[symbol] = Int32(slotSymbol.count)
    slotSymbol.append(symbol)
    columns.addList()
    price.append(.zero)
    rise.append(.zero)
    fall.append(.zero)
    position.append(-1)
    return symbol
  }

  /// A new form for the left side at hand in `forms`, in terms of the slots as they are now.
  func makeForm(_ symbolOfCore: borrowing Buffer<Int32>) -> Int32 {
    let symbol = beginForm(room: forms.core.count + 1)
    for index in 0..<forms.core.count {
      let part = symbolOfCore[forms.core[index]]
      join(symbol, part)
      add(forms.coefficient[index], times: part, to: row[symbol])
    }
    endForm(symbol)
    return symbol
  }

  /// A kink of a new constraint.
  func insertKink(_ wish: Kinks.Wish, on symbol: Int32) -> Int32 {
    let kink = kinks.insert(wish, on: symbol)
    let name = componentName(symbol)
    if standing[name] != .nothing {
      var lane: Int8 = -1
      if wish.level == .infinity {
        lane = 0
      } else if component.name == name, component.hasLevels {
        lane = component.lane(of: wish.level, inBlock: 0)
      }
      kinks[kink].lane = lane
      if lane < 0 { standing[name] = .nothing }
    }
    changed.append(symbol)
    return kink
  }

  func removeKink(_ kink: Int32) {
    let symbol = kinks[kink].symbol
    kinks.remove(kink)
    if anchor[symbol] == kink { anchor[symbol] = -1 }
    changed.append(symbol)
  }

  /// Moves a kink, and the slot's symbol that sits there; returns whether that can change the
  /// optimum.
  @inline(__always)
  func moveKink(_ kink: Int32, to point: Double) -> Bool {
    let symbol = kinks[kink].symbol
    let old = kinks[kink].point
    if anchor[symbol] != kink || isBasic(symbol), !isTied[symbol], !isDirty[symbol] {
      let place = value[symbol]
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
    if anchor[symbol] == kink, !isBasic(symbol) {
      let column = slot[symbol]
      go(column, point - value[symbol])
      value[symbol] = point
      for place in columns.range(column) { changed.append(rowSymbol[columns.index[place]]) }
    }
    changed.append(symbol)
  }

  /// A form over symbols of one component, for a question in between.
  func makeSum(_ terms: [(symbol: Int32, coefficient: Double)]) -> Int32 {
    let symbol = beginForm(room: terms.count + 1)
    for term in terms { add(term.coefficient, times: term.symbol, to: row[symbol]) }
    endForm(symbol)
    value[symbol] = terms.reduce(0) { $0 + $1.coefficient * value[$1.symbol] }
    return symbol
  }

  private func beginForm(room: Int) -> Int32 {
    let symbol = makeSymbol(core: -1)
    row[symbol] = Int32(rowSymbol.count)
    rowSymbol.append(symbol)
    rows.addRow(room: room)
    return symbol
  }

  private func add(_ coefficient: Double, times part: Int32, to line: Int32) {
    if !isBasic(part) {
      add(coefficient, at: slot[part], to: line)
      return
    }
    for entry in rows.range(row[part]) {
      add(rows.coefficient[entry] * coefficient, at: rows.column[entry], to: line)
    }
  }

  private func endForm(_ symbol: Int32) {
    let line = row[symbol]
    for entry in rows.range(line) {
      position[rows.column[entry]] = -1
      columns.append(line, to: rows.column[entry])
    }
  }

  /// Adds to a row that is being made; `position` remembers its entries.
  private func add(_ coefficient: Double, at place: Int32, to line: Int32) {
    let known = Int(position[place])
    if known < 0 {
      let moved = rows.append(coefficient, at: place, to: line)
      if moved { remember(line) }
      position[place] = rows.start[line] + rows.length[line] - 1
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
    standing[componentName(symbol)] = .nothing
    if !isBasic(symbol) {
      let column = slot[symbol]
      var best: Int32 = -1
      var greatest = 0.0
      for place in columns.range(column) {
        let line = columns.index[place]
        let size = abs(rows.coefficient[rows.entry(of: column, in: line)])
        if size > greatest {
          greatest = size
          best = line
        }
      }
      // The core that this form stands for is basic somewhere.
      guard best >= 0 else { return }
      anchor[rowSymbol[best]] = -1
      exchange(best, column)
    }
    let line = row[symbol]
    for entry in rows.range(line) { columns.remove(line, from: rows.column[entry]) }
    rows.empty(line)
    rowSymbol[line] = -1
    row[symbol] = -1
  }
}

// MARK: Components

extension Tableau {
  @inline(__always)
  func componentName(_ symbol: Int32) -> Int32 {
    var place = symbol
    while parent[place] != place {
      parent[place] = parent[parent[place]]
      place = parent[place]
    }
    return place
  }

  private func join(_ one: Int32, _ other: Int32) {
    let left = componentName(one)
    let right = componentName(other)
    component.name = -1
    standing[left] = .nothing
    standing[right] = .nothing
    if left == right { return }
    parent[max(left, right)] = min(left, right)
    let after = next[one]
    next[one] = next[other]
    next[other] = after
  }
}
