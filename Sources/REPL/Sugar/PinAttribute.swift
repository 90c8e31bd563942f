/// What `:pin` calls the sides and sizes of a view, and how UIKit spells them.
enum PinAttribute: String, CaseIterable {
  case top, bottom, leading, trailing, left, right, width, height, centerX, centerY
  case firstBaseline, lastBaseline

  enum Axis: String {
    case horizontal, vertical
  }

  var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// Where more of an inset means less of the coordinate.
  var isFarEdge: Bool { [.bottom, .trailing, .right].contains(self) }

  var anchor: String { "\(rawValue)Anchor" }

  /// Names that stand for several at once.
  static let groups: [String: [PinAttribute]] = [
    "edges": [.top, .leading, .bottom, .trailing],
    "center": [.centerX, .centerY],
    "size": [.width, .height],
  ]

  static let names = allCases.map(\.rawValue) + groups.keys.sorted()

  static func named(_ name: String) -> [PinAttribute]? {
    groups[name] ?? PinAttribute(rawValue: name).map { [$0] }
  }
}

/// Guides of a view that have a short name here.
enum PinGuide {
  static let names = [
    "safe": "safeAreaLayoutGuide", "margins": "layoutMarginsGuide",
    "readable": "readableContentGuide",
  ]
}
