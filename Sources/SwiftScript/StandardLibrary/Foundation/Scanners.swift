import Foundation

/// Reading numbers and words off a text, one after the other.
extension StandardLibrary {
  static let scanner = TypeBinding.class(
    Scanner.self, "Scanner", inherits: "NSObject"
  ) { type in
    type.initializer("init(string: String)") { (text: String) in Scanner(string: text) }
    type.property("var string: String", \.string)
    type.property("var isAtEnd: Bool", \.isAtEnd)
    type.property("var charactersToBeSkipped: CharacterSet?", \.charactersToBeSkipped)
    type.property("var scanLocation: Int", \.place)
    // The bits of the number; `Prelude.scanners` makes of them what the script asks for.
    type.function("func _scanHex() -> Int?") { (me: Scanner) in
      me.scanUInt64(representation: .hexadecimal).map { Int(truncatingIfNeeded: $0) }
    }
    type.function("@discardableResult func scanCharacter() -> Character?") { (me: Scanner) in
      me.scanCharacter()
    }
    type.function("@discardableResult func scanInt() -> Int?") { (me: Scanner) in me.scanInt() }
    type.function("@discardableResult func scanDouble() -> Double?") { (me: Scanner) in
      me.scanDouble()
    }
    type.function("@discardableResult func scanString(_ searchString: String) -> String?") {
      (me: Scanner, text: String) in me.scanString(text)
    }
    type.function("@discardableResult func scanUpToString(_ substring: String) -> String?") {
      (me: Scanner, text: String) in me.scanUpToString(text)
    }
    type.function("@discardableResult func scanCharacters(from set: CharacterSet) -> String?") {
      (me: Scanner, set: CharacterSet) in me.scanCharacters(from: set)
    }
    type.function("@discardableResult func scanUpToCharacters(from set: CharacterSet) -> String?") {
      (me: Scanner, set: CharacterSet) in me.scanUpToCharacters(from: set)
    }
  }
}

extension Scanner {
  /// Where the next look begins, in UTF-16 units, as older code counts.
  fileprivate var place: Int {
    get { currentIndex.utf16Offset(in: string) }
    set { currentIndex = String.Index(utf16Offset: min(newValue, string.utf16.count), in: string) }
  }
}

extension Prelude {
  /// What a scanner puts into a variable of the caller's.
  static let scanners = Part(
    names: ["scanHexInt", "scanInt(&", "scanDouble(&"],
    source: """
      extension Scanner {
        @discardableResult
        func scanHexInt64(_ result: inout UInt64) -> Bool {
          guard let bits = _scanHex() else { return false }
          result = UInt64(bitPattern: Int64(bits))
          return true
        }
        @discardableResult
        func scanHexInt32(_ result: inout UInt32) -> Bool {
          guard let bits = _scanHex() else { return false }
          result = bits < 0 || bits > 0xFFFF_FFFF ? UInt32.max : UInt32(bits)
          return true
        }
        @discardableResult
        func scanInt(_ result: inout Int) -> Bool {
          guard let number = scanInt() else { return false }
          result = number
          return true
        }
        @discardableResult
        func scanDouble(_ result: inout Double) -> Bool {
          guard let number = scanDouble() else { return false }
          result = number
          return true
        }
      }
      """)
}
