import SwiftSyntax

/// Something that a call may mean.
struct Candidate {
  let name: String
  /// Its holes are the generic parameters in `generics`.
  let type: FunctionType
  var generics: [GenericParameter] = []
  /// What the types found for them have to be.
  var requirements: [Requirement] = []
  var substitution = Substitution()
  var member: Member?
  /// Which actor it has to be called on.
  var isolation: Isolation?
  /// Whose member it is.
  var receiver: TypedExpr?
  /// Makes the call from arguments in the order of the parameters.
  let make: ([TypedExpr], FunctionType, Substitution) -> TypedExpr

  /// With its labels, as messages have it.
  var fullName: String { type.fullName(name) }
}

/// The arguments of a call as written.
struct ArgumentList {
  struct Argument {
    let label: TokenSyntax?
    let value: ExprSyntax
    let isTrailing: Bool
  }

  let arguments: [Argument]
  let node: Syntax

  init(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax? = nil,
    additional: MultipleTrailingClosureElementListSyntax? = nil, node: some SyntaxProtocol
  ) {
    var all = list.map { Argument(label: $0.label, value: $0.expression, isTrailing: false) }
    if let trailing {
      all.append(Argument(label: nil, value: ExprSyntax(trailing), isTrailing: true))
    }
    for element in additional ?? [] {
      all.append(
        Argument(label: element.label, value: ExprSyntax(element.closure), isTrailing: true))
    }
    arguments = all
    self.node = Syntax(node)
  }

  init(_ arguments: [Argument], node: some SyntaxProtocol) {
    self.arguments = arguments
    self.node = Syntax(node)
  }

  /// An argument, and the label that it should have.
  typealias Relabelling = (argument: Argument, label: String?)

  /// Which arguments go to which parameter.
  enum Matching {
    case fits([[Argument]])
    case misfits(message: String, at: Syntax, fixIt: [Relabelling]?)
  }

  func match(_ type: FunctionType) -> Matching {
    var matched: [[Argument]] = Array(repeating: [], count: type.parameters.count)
    var next = 0
    let plain = arguments.filter { !$0.isTrailing }
    var trailing = arguments.filter(\.isTrailing)
    for (index, parameter) in type.parameters.enumerated() {
      if next < plain.count, plain[next].label?.text == parameter.label {
        matched[index] = [plain[next]]
        next += 1
        while parameter.isVariadic, next < plain.count, plain[next].label == nil {
          matched[index].append(plain[next])
          next += 1
        }
        continue
      }
      if let first = trailing.first, takesClosure(parameter),
        next >= plain.count || parameter.defaultValue == nil,
        first.label == nil || first.label?.text == parameter.label,
        !(parameter.defaultValue != nil && laterNeedsClosure(type, after: index, trailing.count))
      {
        matched[index] = [first]
        trailing.removeFirst()
        continue
      }
      if parameter.defaultValue != nil || parameter.isVariadic { continue }
      return misfit(parameter, index, next < plain.count ? plain[next] : nil, type)
    }
    if next < plain.count { return extra(plain[next], type) }
    if let left = trailing.first {
      return .misfits(
        message: "extra trailing closure passed in call", at: Syntax(left.value), fixIt: nil)
    }
    return .fits(matched)
  }

  private var plain: [Argument] { arguments.filter { !$0.isTrailing } }
  private var plainCount: Int { plain.count }

  private func takesClosure(_ parameter: FunctionType.Parameter) -> Bool {
    switch parameter.type.unwrappedFully {
    case .function, .parameter: true
    default: false
    }
  }

  /// A closure goes to a parameter without default rather than to one with, if there is one.
  private func laterNeedsClosure(_ type: FunctionType, after index: Int, _ count: Int) -> Bool {
    type.parameters[(index + 1)...].filter { $0.defaultValue == nil && takesClosure($0) }.count
      >= count
  }

  private func misfit(
    _ parameter: FunctionType.Parameter, _ index: Int, _ argument: Argument?, _ type: FunctionType
  ) -> Matching {
    guard let argument, arguments.count >= type.parameters.filter({ $0.defaultValue == nil }).count
    else {
      let what = parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
      return .misfits(
        message: "missing argument for parameter \(what) in call", at: Syntax(node), fixIt: nil)
    }
    let at = argument.label.map { Syntax($0) } ?? Syntax(argument.value)
    switch (argument.label?.text, parameter.label) {
    case (let have?, let expected?)
    where !arguments.contains(where: { $0.label?.text == expected })
      && type.parameters[(index + 1)...].contains(where: { $0.label == have }):
      return .misfits(
        message: "missing argument for parameter '\(expected)' in call", at: Syntax(node),
        fixIt: nil)
    case (let have?, let expected?):
      if plainCount == type.parameters.count, plainCount == 2,
        arguments.map({ $0.label?.text }) == type.parameters.reversed().map(\.label)
      {
        return .misfits(
          message: "argument '\(expected)' must precede argument '\(have)'",
          at: Syntax(arguments[1].label ?? .identifier("")), fixIt: nil)
      }
      if plainCount == type.parameters.count,
        type.parameters.allSatisfy({ $0.defaultValue == nil && !$0.isVariadic }),
        plainCount > 1
      {
        let all = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let wanted = type.parameters.map { ($0.label ?? "_") + ":" }.joined()
        return .misfits(
          message: "incorrect argument label in call (have '\(all)', expected '\(wanted)')", at: at,
          fixIt: zip(plain, type.parameters).map { ($0, $1.label) })
      }
      return .misfits(
        message: "incorrect argument label in call (have '\(have):', expected '\(expected):')",
        at: at, fixIt: [(argument, expected)])
    case (let have?, nil):
      return .misfits(
        message: "extraneous argument label '\(have):' in call", at: at, fixIt: [(argument, nil)])
    case (nil, _?)
    where plainCount > 1 && plainCount == type.parameters.count
      && plain.allSatisfy({ $0.label == nil })
      && type.parameters.allSatisfy({ $0.label != nil }):
      let all = type.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return .misfits(
        message: "missing argument labels '\(all)' in call", at: at,
        fixIt: zip(plain, type.parameters).map { ($0, $1.label) })
    case (nil, let last?):
      // What has a default comes into question, too.
      let skipped = type.parameters[..<index].reversed().prefix { $0.defaultValue != nil }
      let expected = skipped.last?.label ?? last
      return .misfits(
        message: "missing argument label '\(expected):' in call", at: at,
        fixIt: [(argument, expected)])
    case (nil, nil):
      return .misfits(
        message: "missing argument for parameter #\(index + 1) in call", at: Syntax(node),
        fixIt: nil)
    }
  }

  private func extra(_ argument: Argument, _ type: FunctionType) -> Matching {
    if type.parameters.isEmpty {
      return .misfits(
        message: "argument passed to call that takes no arguments", at: Syntax(argument.value),
        fixIt: nil)
    }
    let what =
      argument.label.map { "extra argument '\($0.text)' in call" } ?? "extra argument in call"
    return .misfits(message: what, at: Syntax(argument.value), fixIt: nil)
  }
}

extension Candidate {
  /// How much its parameters take: of two generic functions that fit alike Swift calls the one that
  /// takes less, `[T]` before `T: Numeric` before any `T`.
  var openness: Int {
    guard !generics.isEmpty else { return 0 }
    let bound = requirements.flatMap { requirement -> [Type] in
      switch requirement {
      case .conforms(let subject, _), .inherits(let subject, _), .suits(let subject, _): [subject]
      case .same: []
      }
    }
    return type.parameters.reduce(0) { sum, parameter in
      guard case .parameter = parameter.type else { return sum }
      return sum + (bound.contains(parameter.type) ? 1 : 2)
    }
  }
}
