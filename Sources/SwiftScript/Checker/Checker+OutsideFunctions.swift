import SwiftSyntax

/// Functions outside of a type that has methods of the same name.
extension Checker {
  /// `max(a, b)` inside of a type with a `max()` of its own: what the type has hides what is outside.
  func refuseOutside(
    _ name: String, _ candidates: [Candidate], _ list: ArgumentList,
    _ node: DeclReferenceExprSyntax
  ) -> Bool {
    let outside: (types: [FunctionType], module: String)
    if case .functions(let functions)? = module.names[name] {
      outside = (functions.map(\.type), "main")
    } else if let functions = library.functions(name) {
      let module = name.hasPrefix("UI") ? "UIKit" : name.hasPrefix("NS") ? "Foundation" : "Swift"
      outside = (functions.compactMap(\.functionType), module)
    } else {
      return false
    }
    guard !fits(list, candidates) else { return false }
    let form = outside.types.first?.prettyName(name) ?? name
    error(
      "use of '\(name)' refers to instance method rather than global function '\(form)' in module '\(outside.module)'",
      node, notes: ["use '\(outside.module).' to reference the global function"])
    return true
  }

  /// `min(self, 3)` in an extension of `Int`, which has a static `min`: that is no function.
  func refuseStaticProperty(_ name: String, _ node: DeclReferenceExprSyntax) -> Bool {
    guard let nominal = context.nominal, nominal.isHost, nominal.kind != .class,
      library.functions(name) != nil,
      let found = members(name, of: ownType, isStatic: true).first(where: {
        $0.member.kind == .property && $0.type.function == nil
      })
    else { return false }
    if !context.isStatic {
      error("static member '\(name)' cannot be used on instance of type '\(ownType)'", node)
    }
    error("cannot call value of non-function type '\(found.type)'", node)
    return true
  }

  /// In a text's own extension Swift finds the outer `min(a, b)` by itself.
  func isOutsideText(_ name: String, _ candidates: [Candidate], _ list: ArgumentList)
    -> Bool
  {
    (context.nominal === library.string.nominal || isInUncountedRange)
      && library.functions(name) != nil && !fits(list, candidates)
  }

  /// `max(lowerBound, value)` in an `extension ClosedRange`: what only counted ranges have, as
  /// collections, is not there.
  private var isInUncountedRange: Bool {
    guard let nominal = context.nominal,
      nominal === library.range || nominal === library.closedRange
    else { return false }
    return ownType.arguments.first.map { !isCounted($0) } ?? false
  }

  /// Swift's own functions of the name of some of the script's, which take something else:
  /// `max(1, 2)` beside a `max` of two points.
  func unshadowed(
    _ name: String, _ own: [FunctionDeclaration], _ node: FunctionCallExprSyntax
  ) -> [Candidate] {
    if !seesFoundation, StandardLibrary.mathematicalNames.contains(name) { return [] }
    return (library.functions(name) ?? []).compactMap { libraryCandidate($0, node) }.filter { one in
      !own.contains {
        $0.type.fullName(name) == one.type.fullName(name)
          && ($0.type.parameters == one.type.parameters
            || !($0.generics.isEmpty || one.generics.isEmpty
              || isForOthers($0.type, than: one.type.parameters.map(\.type))))
      }
    }
  }

  /// `func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>)`: takes types of the script's where none of those
  /// are given.
  func isForOthers(_ own: FunctionType, than types: [Type]) -> Bool {
    zip(own.parameters, types).contains {
      if $0.type.wrapped != nil, $1.wrapped == nil { return true }
      return $0.type.nominal?.script != nil && $0.type.nominal?.isArchetype == false
        && $0.type.nominal !== $1.nominal
    }
  }

  private func fits(_ list: ArgumentList, _ candidates: [Candidate]) -> Bool {
    candidates.contains { if case .fits = list.match($0.type) { true } else { false } }
  }
}
