/// Swift's own types, as far as UIKit code uses them.
///
/// Where Swift has a view type of its own (`Dictionary.Keys`, reversed collections), the value here
/// is the array of its elements, see ``views``.
enum StandardLibrary {
  static let types: [TypeBinding] =
    protocols + numbers + [
      bool, string, substring, character, sequence, array, arraySlice, dictionary, set, range,
      closedRange, optional, stringIndex, characterSet, hasher, objectIdentifier, roundingRule,
      .marker("Never", conforms: ["Error", "Hashable", "Comparable"]),
    ] + partialRanges + views + keyPaths + unicode + concurrency + foundation + regexes

  static let functions: [FunctionBinding] =
    output + checks + comparisons + mathematics + [decimalMathematics]
    + floatMathematics + reflection + errorFunctions
    + formatFunctions + regexFunctions + rangeFunctions + observation

  /// Those that Swift and Foundation have, which errors name; the others below are ours.
  static let realAliases: Set = [
    "CFAbsoluteTime", "CFTimeInterval", "Float32", "Float64", "NSInteger", "TimeInterval",
  ]

  static let aliases = [
    "BidirectionalCollection": "Sequence", "Collection": "Sequence",
    "MutableCollection": "Sequence", "RandomAccessCollection": "Sequence",
    "RangeReplaceableCollection": "Sequence", "LazySequenceProtocol": "Sequence",
    "CFTimeInterval": "Double", "CFAbsoluteTime": "Double", "CGFloat.NativeType": "Double",
    "Float32": "Float", "Float64": "Double", "NSInteger": "Int", "StaticString": "String",
    "TimeInterval": "Double", "UnicodeScalar": "Unicode.Scalar",
  ]
}
