import SwiftSyntax

/// `sequence(first: view) { $0.next }`: the closure gives responders, so what is a view by the first argument is
/// a responder for the whole call.
extension Checker {
  /// The types found so far with a class above in place of the one that the closure's result does not fit;
  /// `nil` where the closure fits or nothing else helps.
  func classAbove(_ parameter: Type, _ syntax: ExprSyntax, _ substitution: Substitution)
    -> Substitution?
  {
    guard syntax.is(ClosureExprSyntax.self), case .function(let function) = parameter,
      case .parameter(let generic) = function.result.unwrappedFully, givenTypes[generic] == nil,
      let found = substitution[generic], found.isClass,
      guess({ check(syntax, expecting: substitution(parameter)) }) == nil
    else { return nil }
    var open = substitution
    open[generic] = .parameter(generic)
    var asked = function
    asked.parameters = substitution(.function(function)).function?.parameters ?? asked.parameters
    asked.result = open(function.result)
    guard
      let given = guess({ check(syntax, expecting: .function(asked)) })?.type.function?.result
        .unwrappedFully,
      given.isClass, let above = found.commonSuperclass(given)
    else { return nil }
    var wider = substitution
    wider[generic] = above
    guard guess({ check(syntax, expecting: wider(parameter)) }) != nil else { return nil }
    return wider
  }
}
