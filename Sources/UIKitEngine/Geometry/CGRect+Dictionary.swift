import Foundation

/// What is toll-free bridged on Apple's systems is the same type here: `table as CFDictionary`.
public typealias CFDictionary = [AnyHashable: Any]

// Geometry as dictionaries of numbers. Apple's documentation names no keys: these are the ones that
// programs which print such dictionaries show, and what else is in one does not count.

nonisolated extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { own, _ in own }
  }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

nonisolated extension CGPoint {
  public var dictionaryRepresentation: CFDictionary {
    ["X": NSNumber(value: Double(x)), "Y": NSNumber(value: Double(y))]
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

nonisolated extension CGSize {
  public var dictionaryRepresentation: CFDictionary {
    ["Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height))]
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

nonisolated extension CFDictionary {
  fileprivate func number(_ key: String) -> CGFloat? {
    self[key].flatMap { CGFloat(anyNumber: $0) }
  }
}
