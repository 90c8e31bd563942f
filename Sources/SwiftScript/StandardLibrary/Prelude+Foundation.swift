extension Prelude {
  /// Foundation's types, as far as UIKit code uses them, in Swift.
  static let foundation: [Part] = [
    comparisons, indexSet, ranges, errors, urlErrors, cocoaErrors, decimals, scanners,
  ]

  private static let comparisons = Part(
    names: [
      "Compare(", ".compare(", "CompareOptions", "localizedC", "localizedS", "localizedU",
      "localizedL",
      "folding(", "range: ", "rangeOfCharacter", "nsensitive", "regularExpression", ".backwards",
      ".anchored",
    ],
    source: """
      extension String {
        struct CompareOptions: OptionSet {
          let rawValue: Int
          static let caseInsensitive = CompareOptions(rawValue: 1)
          static let literal = CompareOptions(rawValue: 2)
          static let backwards = CompareOptions(rawValue: 4)
          static let anchored = CompareOptions(rawValue: 8)
          static let numeric = CompareOptions(rawValue: 64)
          static let diacriticInsensitive = CompareOptions(rawValue: 128)
          static let widthInsensitive = CompareOptions(rawValue: 256)
          static let forcedOrdering = CompareOptions(rawValue: 512)
          static let regularExpression = CompareOptions(rawValue: 1024)
        }
        func compare(_ other: String, options: CompareOptions = []) -> ComparisonResult {
          _compare(other, options.rawValue)
        }
        var localizedCapitalized: String { capitalized }
        var localizedUppercase: String { uppercased() }
        var localizedLowercase: String { lowercased() }
        func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
          compare(other, options: .caseInsensitive)
        }
        func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
        func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
          compare(other, options: .caseInsensitive)
        }
        func localizedStandardCompare(_ other: String) -> ComparisonResult {
          compare(other, options: [.caseInsensitive, .numeric])
        }
        func localizedCaseInsensitiveContains(_ other: String) -> Bool {
          range(of: other, options: .caseInsensitive) != nil
        }
        func localizedStandardContains(_ other: String) -> Bool {
          range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
        func range(
          of searchString: String, options: CompareOptions = [],
          range: Range<String.Index>? = nil, locale: Locale? = nil
        ) -> Range<String.Index>? {
          _range(
            of: searchString, options.rawValue, range?.lowerBound ?? startIndex,
            range?.upperBound ?? endIndex)
        }
        func replacingOccurrences(
          of target: String, with replacement: String, options: CompareOptions
        ) -> String {
          _replacing(target, replacement, options.rawValue)
        }
        func replacingOccurrences(
          of target: String, with replacement: String, options: CompareOptions = [],
          range: Range<String.Index>?
        ) -> String {
          guard let range else { return _replacing(target, replacement, options.rawValue) }
          let part = String(self[range])._replacing(target, replacement, options.rawValue)
          return String(self[..<range.lowerBound]) + part + String(self[range.upperBound...])
        }
        func folding(options: CompareOptions, locale: Locale?) -> String { _folded(options.rawValue) }
        func rangeOfCharacter(
          from aSet: CharacterSet, options mask: CompareOptions = [],
          range aRange: Range<String.Index>? = nil
        ) -> Range<String.Index>? {
          self[...].rangeOfCharacter(from: aSet, options: mask, range: aRange)
        }
      }
      extension Substring {
        func range(
          of searchString: String, options: String.CompareOptions = [],
          range: Range<String.Index>? = nil, locale: Locale? = nil
        ) -> Range<String.Index>? {
          base._range(
            of: searchString, options.rawValue, range?.lowerBound ?? startIndex,
            range?.upperBound ?? endIndex)
        }
        func rangeOfCharacter(
          from aSet: CharacterSet, options mask: String.CompareOptions = [],
          range aRange: Range<String.Index>? = nil
        ) -> Range<String.Index>? {
          base._range(
            ofCharacterFrom: aSet, mask.rawValue, aRange?.lowerBound ?? startIndex,
            aRange?.upperBound ?? endIndex)
        }
      }
      extension AttributedString {
        func range(
          of stringToFind: String, options: String.CompareOptions
        ) -> Range<AttributedString.Index>? {
          _range(of: stringToFind, options.rawValue)
        }
      }
      extension AttributedSubstring {
        func range(
          of stringToFind: String, options: String.CompareOptions
        ) -> Range<AttributedString.Index>? {
          _range(of: stringToFind, options.rawValue)
        }
      }
      extension NSString {
        typealias CompareOptions = String.CompareOptions
        func range(of searchString: String, options: String.CompareOptions) -> NSRange {
          _range(of: searchString, options.rawValue, NSRange(location: 0, length: length))
        }
        func range(
          of searchString: String, options: String.CompareOptions, range: NSRange
        ) -> NSRange {
          _range(of: searchString, options.rawValue, range)
        }
      }
      """)

  private static let errors = Part(
    names: ["localizedDescription", "LocalizedError", "CustomNSError", "URLError", "CocoaError"],
    source: """
      protocol LocalizedError: Error {
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
        var helpAnchor: String? { get }
      }
      extension LocalizedError {
        var errorDescription: String? { nil }
        var failureReason: String? { nil }
        var recoverySuggestion: String? { nil }
        var helpAnchor: String? { nil }
      }
      protocol CustomNSError: Error {
        static var errorDomain: String { get }
        var errorCode: Int { get }
        var errorUserInfo: [String: Any] { get }
      }
      extension CustomNSError {
        static var errorDomain: String { String(reflecting: Self.self) }
        var errorCode: Int { _errorCode(self) }
        var errorUserInfo: [String: Any] { [:] }
        var _ownDomain: String { Self.errorDomain }
      }
      extension Error {
        var localizedDescription: String {
          if let error = _objectError(self) { return error.localizedDescription }
          if let error = self as? LocalizedError, let text = error.errorDescription { return text }
          if let error = self as? CustomNSError {
            if let text = error.errorUserInfo[NSLocalizedDescriptionKey] as? String { return text }
            return _describe(type(of: error).errorDomain, error.errorCode)
          }
          return _describe(_errorDomain(self), _errorCode(self))
        }
      }
      """)

  private static let decimals = Part(
    names: ["NSDecimalRound"],
    source: """
      func NSDecimalRound(
        _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
        _ mode: NSDecimalNumber.RoundingMode
      ) {
        result = number._rounded(scale, mode)
      }
      """)

  private static let indexSet = Part(
    names: ["IndexSet"],
    source: """
      struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
        var _all: [Int] = []
        init() {}
        init(integer: Int) { _all = [integer] }
        init(integersIn range: Range<Int>) { _all = Array(range) }
        init(integersIn range: ClosedRange<Int>) { _all = Array(range) }
        init<S: Sequence>(_ integers: S) where S.Element == Int { _all = Array(Set(integers)).sorted() }
        init(arrayLiteral integers: Int...) { _all = Array(Set(integers)).sorted() }
        func _place(_ integer: Int) -> Int {
          var (low, high) = (0, _all.count)
          while low < high {
            let middle = (low + high) / 2
            if _all[middle] < integer { low = middle + 1 } else { high = middle }
          }
          return low
        }
        func contains(_ integer: Int) -> Bool {
          let place = _place(integer)
          return place < _all.count && _all[place] == integer
        }
        @discardableResult
        mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
          let place = _place(integer)
          if place < _all.count && _all[place] == integer { return (false, integer) }
          _all.insert(integer, at: place)
          return (true, integer)
        }
        @discardableResult
        mutating func remove(_ integer: Int) -> Int? {
          let place = _place(integer)
          guard place < _all.count, _all[place] == integer else { return nil }
          return _all.remove(at: place)
        }
        mutating func insert(integersIn range: Range<Int>) {
          for integer in range { insert(integer) }
        }
        mutating func insert(integersIn range: ClosedRange<Int>) {
          for integer in range { insert(integer) }
        }
        mutating func remove(integersIn range: Range<Int>) {
          _all.removeAll { range.contains($0) }
        }
        mutating func remove(integersIn range: ClosedRange<Int>) {
          _all.removeAll { range.contains($0) }
        }
        mutating func removeAll() { _all = [] }
        var count: Int { _all.count }
        var isEmpty: Bool { _all.isEmpty }
        var first: Int? { _all.first }
        var last: Int? { _all.last }
        func union(_ other: IndexSet) -> IndexSet { IndexSet(_all + other._all) }
        func intersection(_ other: IndexSet) -> IndexSet {
          IndexSet(_all.filter { other.contains($0) })
        }
        func subtracting(_ other: IndexSet) -> IndexSet {
          IndexSet(_all.filter { !other.contains($0) })
        }
        mutating func formUnion(_ other: IndexSet) { self = union(other) }
        mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
        var rangeView: [Range<Int>] {
          var ranges: [Range<Int>] = []
          for integer in _all {
            if let last = ranges.last, last.upperBound == integer {
              ranges[ranges.count - 1] = last.lowerBound..<integer + 1
            } else {
              ranges.append(integer..<integer + 1)
            }
          }
          return ranges
        }
        func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
        func contains(integersIn range: ClosedRange<Int>) -> Bool {
          range.allSatisfy { contains($0) }
        }
        func integerGreaterThan(_ integer: Int) -> Int? { _all.first { $0 > integer } }
        func integerLessThan(_ integer: Int) -> Int? { _all.last { $0 < integer } }
        func makeIterator() -> AnyIterator<Int> {
          var place = 0
          let all = _all
          return AnyIterator<Int>({
            guard place < all.count else { return nil }
            place += 1
            return all[place - 1]
          })
        }
        var description: String { "\\(_all.count) indexes" }
      }
      """)

  private static let ranges = Part(
    names: [
      "Range(", "NSRange", "NSMakeRange", "NSMaxRange", "NSLocationInRange", "NSNotFound",
      "NSStringFromRange",
    ],
    source: """
      func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
        NSRange(location: location, length: length)
      }
      func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
      func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
      func NSUnionRange(_ one: NSRange, _ other: NSRange) -> NSRange { one.union(other) }
      func NSIntersectionRange(_ one: NSRange, _ other: NSRange) -> NSRange {
        one.intersection(other) ?? NSRange()
      }
      func NSStringFromRange(_ range: NSRange) -> String { "{\\(range.location), \\(range.length)}" }
      func NSEqualRanges(_ one: NSRange, _ other: NSRange) -> Bool { one == other }
      var NSNotFound: Int { Int.max }
      extension Range where Bound == Int {
        init?(_ range: NSRange) {
          if range.location == Int.max { return nil }
          self = range.location..<range.upperBound
        }
      }
      extension Range where Bound == String.Index {
        init?(_ range: NSRange, in text: String) {
          guard let found = text._range(of: range) else { return nil }
          self = found
        }
      }
      """)
}
