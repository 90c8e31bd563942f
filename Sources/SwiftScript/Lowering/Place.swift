/// Where a value can be put, with everything that leads there evaluated once.
indirect enum Place {
  case register(Int)
  /// - isShared: a closure that may outlive its place has it, too.
  case cell(Int, isShared: Bool = false)
  /// A cell that the closure has captured.
  case captured(Int, isShared: Bool = false)
  case global(Global)
  case field(object: Int, Int)
  case element(Place, Int)
  /// A property of an object that runs code.
  case property(receiver: Int, Member, isSuper: Bool)
  /// A property of a value that runs code.
  case valueProperty(Place, Member)
  case staticProperty(Member)
  /// - isOpen: the type itself stands before the indices.
  case typeSubscript(Member, arguments: Int, count: Int, isOpen: Bool)
  case subscripted(Place, Member, arguments: Int, count: Int, isObject: Bool)
  /// What an optional holds.
  case payload(Place)
  /// What an optional has to hold once the change begins.
  case forced(Place, isImplicit: Bool)
  case weak(Place, Ownership)
  /// No place at all: a value in a register, which can only be read.
  case value(Int)
}

extension Place {
  /// A variable that somebody else shares, and a call may be given as it is.
  var isCell: Bool {
    switch self {
    case .cell, .captured: true
    default: false
    }
  }

  /// Taking its value out and putting it back runs no code of the script's.
  var isStored: Bool {
    switch self {
    case .register, .cell, .captured, .global, .field: true
    case .element(let base, _), .payload(let base): base.isStored
    case .subscripted(let base, let member, _, _, _): member.step != nil && base.isStored
    default: false
    }
  }

  /// Others can look at it: it is a property of an object, or a global, or a part of one.
  var isShared: Bool {
    switch self {
    case .field, .global: true
    case .cell(_, let isShared), .captured(_, let isShared): isShared
    case .element(let base, _), .payload(let base), .forced(let base, _),
      .subscripted(let base, _, _, _, _):
      base.isShared
    default: false
    }
  }

  /// How many places lead to it, itself among them.
  var depth: Int {
    switch self {
    case .element(let base, _), .payload(let base), .forced(let base, _),
      .subscripted(let base, _, _, _, _), .valueProperty(let base, _), .weak(let base, _):
      base.depth + 1
    case .captured: 2
    default: 1
    }
  }
}
