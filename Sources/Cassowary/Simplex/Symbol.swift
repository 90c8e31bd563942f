/// What the simplex keeps of a core variable or a form, and looks at wherever it comes by.
///
/// In a large layout each jump from one symbol to another waits for memory, so this half stands in
/// half a cache line, and ``Surroundings`` apart.
struct Symbol: BitwiseCopyable {
  var value = 0.0
  /// The row of a basic symbol, or -1.
  var row: Int32 = -1
  /// The slot of any other, or -1.
  var slot: Int32 = -1
  /// The kink at which a symbol in a slot sits, or -1; it moves along.
  var anchor: Int32 = -1
  /// Where the list of its kinks begins, or -1.
  var firstKink: Int32 = -1
  /// The variable, or -1 for a form.
  var core: Int32
  /// Where a basic symbol is at a kink: whether it counts as beyond it.
  var isAbove = false
  /// Whether its component waits to be solved again.
  var isDirty = false
  /// Whether the part of a component that grows at the moment has it.
  var isInPart = false
  /// What the rule for ties said.
  var tie = Tie.none

  enum Tie: UInt8 {
    case none
    /// Only the rule settled the component.
    case settled
    /// Even the rule leaves the symbol free to move.
    case open
  }

  var isTied: Bool { tie != .none }
  var isOpen: Bool { tie == .open }

  init(core: Int32) {
    self.core = core
  }
}

/// What else there is to know of a symbol, one cache line of it.
struct Surroundings: BitwiseCopyable {
  /// The slope of a basic symbol's penalty where it is.
  var slope = Cost.zero
  /// How far the symbol may go without harm to what was optimized before.
  var low = -Double.infinity
  var high = Double.infinity
  /// Towards the symbol that names the component.
  var parent: Int32
  /// All symbols of a component in a circle.
  var next: Int32
  /// If it names a component: where the list of its symbols in `Tableau.changed` begins, or -1.
  var firstChanged: Int32 = -1
  /// What still stands of the component that it names.
  var standing = Standing.nothing
  /// Whether the symbol was never placed.
  var isFresh = true

  /// Those of a symbol that is a component by itself.
  init(of symbol: Int32) {
    next = symbol
    parent = symbol
  }
}

/// A place for a symbol that is not basic, two cache lines of it.
struct Slot: BitwiseCopyable {
  /// What the basic symbols cost as the slot grows.
  var price = Cost.zero
  /// The slope of the slot's own penalty to its right and to its left.
  var rise = Cost.zero
  var fall = Cost.zero
  var symbol: Int32
  /// Where it stands in the row at hand, or -1.
  var position: Int32 = -1
  /// Where the rows in which it occurs are listed, in `Tableau.columns`.
  var rows = Stretch(start: 0, room: 0)
  /// Whether the part of a component that grows at the moment has it.
  var isInPart = false

  init(symbol: Int32) {
    self.symbol = symbol
  }
}
