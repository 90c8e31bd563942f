import Foundation

extension NSRegularExpression.Options: BridgedValue {}
extension NSRegularExpression.MatchingOptions: BridgedValue {}

/// Patterns, and texts read from left to right.
extension StandardLibrary {
  static let patterns: [TypeBinding] = [
    expression, checkingResult, scanner,
    TypeBinding.optionSet(
      NSRegularExpression.Options.self, "NSRegularExpression.Options",
      [
        ("caseInsensitive", .caseInsensitive), ("anchorsMatchLines", .anchorsMatchLines),
        ("dotMatchesLineSeparators", .dotMatchesLineSeparators),
        ("allowCommentsAndWhitespace", .allowCommentsAndWhitespace),
        ("ignoreMetacharacters", .ignoreMetacharacters),
      ]),
    TypeBinding.optionSet(
      NSRegularExpression.MatchingOptions.self, "NSRegularExpression.MatchingOptions",
      [("anchored", .anchored), ("withoutAnchoringBounds", .withoutAnchoringBounds)]),
  ]

  private static let expression = TypeBinding.class(
    NSRegularExpression.self, "NSRegularExpression", inherits: "NSObject"
  ) { type in
    type.throwingStatic(
      "init(pattern: String, options: NSRegularExpression.Options = []) throws"
    ) { (pattern: String, options: NSRegularExpression.Options) in
      try NSRegularExpression(pattern: pattern, options: options)
    }
    type.property("var pattern: String", \.pattern)
    type.property("var numberOfCaptureGroups: Int", \.numberOfCaptureGroups)
    let head =
      "in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange"
    search(type, "func matches(\(head)) -> [NSTextCheckingResult]") { me, text, options, range in
      me.matches(in: text, options: options, range: range).wrapped
    }
    search(type, "func firstMatch(\(head)) -> NSTextCheckingResult?") { me, text, options, range in
      me.firstMatch(in: text, options: options, range: range)?.wrapped ?? .none
    }
    search(type, "func numberOfMatches(\(head)) -> Int") { me, text, options, range in
      .int(me.numberOfMatches(in: text, options: options, range: range))
    }
    search(type, "func rangeOfFirstMatch(\(head)) -> NSRange") { me, text, options, range in
      me.rangeOfFirstMatch(in: text, options: options, range: range).wrapped
    }
    type.native(
      "func stringByReplacingMatches(\(head), withTemplate templ: String) -> String"
    ) { machine, arguments in
      found(machine, arguments) { me, text, options, range in
        .string(
          me.stringByReplacingMatches(
            in: text, options: options, range: range, withTemplate: arguments[4].string))
      }
    }
  }

  private typealias Search =
    @MainActor (
      NSRegularExpression, String, NSRegularExpression.MatchingOptions, NSRange
    ) -> Value

  private static func search(
    _ type: MemberTable<NSRegularExpression>, _ row: String, _ body: @escaping Search
  ) {
    type.native(row) { machine, arguments in found(machine, arguments, body) }
  }

  private static func found(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, _ body: Search
  ) -> Value {
    machine.bridge("NSRegularExpression") {
      let text: String = try .read(arguments[1])
      let range: NSRange = try .read(arguments[3])
      guard
        machine.require(
          range.location >= 0 && range.length >= 0
            && range.upperBound <= (text as NSString).length, "Range or index out of bounds")
      else { return .none }
      return body(try .read(arguments[0]), text, try .read(arguments[2]), range)
    }
  }

  private static let checkingResult = TypeBinding.class(
    NSTextCheckingResult.self, "NSTextCheckingResult", inherits: "NSObject"
  ) { type in
    type.property("var range: NSRange", \.range)
    type.property("var numberOfRanges: Int", \.numberOfRanges)
    type.native("func range(at idx: Int) -> NSRange") { machine, arguments in
      guard let me = NSTextCheckingResult.unwrap(arguments[0]),
        machine.require(0..<me.numberOfRanges ~= arguments[1].int, "Index out of range")
      else { return NSRange().wrapped }
      return me.range(at: arguments[1].int).wrapped
    }
    type.function("func range(withName name: String) -> NSRange") {
      (me: NSTextCheckingResult, name: String) in me.range(withName: name)
    }
  }
}
