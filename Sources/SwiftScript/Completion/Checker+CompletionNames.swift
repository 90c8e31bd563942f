import SwiftSyntax

/// What may stand where an expression begins.
extension Checker {
  /// Offers every name in scope, nearest first, and the members of the wanted type after a dot.
  func offerNames(_ expected: Type?, _ probe: CompletionProbe) {
    probe.wasReached = true
    offerLocals(expected, probe)
    offerOwnMembers(expected, probe)
    offerGlobals(expected, probe)
    offerTypes(expected, probe)
    offerKeywords(expected, probe)
    if let nominal = expected?.unwrappedFully.nominal, nominal.kind != .class, !nominal.isTrivial,
      nominal !== library.string.nominal
    {
      offerImplicitMembers(expected, probe, prefix: ".")
    }
  }

  private func offerLocals(_ expected: Type?, _ probe: CompletionProbe) {
    var seen: Set<String> = []
    for (depth, scope) in scopes.reversed().enumerated() {
      for (name, local) in scope where seen.insert(name).inserted {
        offer(name, local.type, .name, distance: depth, expected, probe)
      }
    }
    for index in context.shorthand.indices {
      offer("$\(index)", context.shorthand[index].type, .name, distance: 0, expected, probe)
    }
  }

  /// The members of the types around, which need no `self.` before them.
  private func offerOwnMembers(_ expected: Type?, _ probe: CompletionProbe) {
    guard let nominal = context.nominal else { return }
    if let local = currentSelf {
      offerMembers(of: local.type, isStatic: false, expected, probe, distance: 100)
    } else if context.isStatic {
      offerMembers(of: nominal.selfType, isStatic: true, expected, probe, distance: 100)
    }
  }

  private func offerGlobals(_ expected: Type?, _ probe: CompletionProbe) {
    for (name, named) in module.names {
      switch named {
      case .variable(_, let type, _): offer(name, type, .name, distance: 200, expected, probe)
      case .computed(let member): offer(name, member.type, .name, distance: 200, expected, probe)
      case .functions(let functions):
        for one in functions {
          offer(name, .function(one.type), .function, distance: 200, expected, probe)
        }
      }
    }
    for member in library.allFunctions where !member.isUnavailable {
      offer(member.name, member.type, .function, distance: 400, expected, probe)
    }
  }

  private func offerTypes(_ expected: Type?, _ probe: CompletionProbe) {
    for nominal in module.types.values { offer(nominal, distance: 300, expected, probe) }
    for nominal in library.types.values where nominal.kind != .protocol {
      offer(nominal, distance: 500, expected, probe)
    }
    for (name, type) in module.aliases {
      offer(name, .metatype(type), .type, distance: 300, expected, probe)
    }
  }

  private func offer(
    _ nominal: Nominal, distance: Int, _ expected: Type?, _ probe: CompletionProbe
  ) {
    guard nominal.outer == nil, !nominal.name.contains(".") else { return }
    var item = CompletionItem(nominal.name, .type, signature: nominal.headline)
    item.distance = distance
    // `CGRect` where a rectangle is wanted is the start of `CGRect(…)`.
    item.fit = fit(nominal.selfType.hasHoles ? .error : nominal.selfType, expected, probe)
    if item.fit == .leads { item.fit = .other }
    probe.offer(item)
  }

  private func offer(
    _ name: String, _ type: Type, _ kind: CompletionItem.Kind, distance: Int, _ expected: Type?,
    _ probe: CompletionProbe
  ) {
    guard name.first != "_" else { return }
    var item = CompletionItem(name, kind, signature: type.signature(name))
    if kind == .function, let function = type.function {
      item.insertion = function.callStart(name)
    }
    item.distance = distance
    item.fit = fit(type, expected, probe)
    probe.offer(item)
  }

  private func offerKeywords(_ expected: Type?, _ probe: CompletionProbe) {
    func offer(_ word: String, fits: Bool) {
      var item = CompletionItem(word, .keyword)
      item.distance = 600
      item.fit = expected == nil || fits ? .fits : .other
      probe.offer(item)
    }
    let isBool = expected?.unwrappedFully == library.bool
    offer("true", fits: isBool)
    offer("false", fits: isBool)
    offer("nil", fits: expected?.wrapped != nil)
    if currentSelf?.type.nominal?.superclass != nil { offer("super", fits: false) }
  }
}

extension Nominal {
  /// `class UILabel: UIView`.
  var headline: String {
    let word =
      switch kind {
      case .struct: "struct"
      case .class: "class"
      case .enum: "enum"
      case .protocol: "protocol"
      case .archetype: "type"
      }
    return "\(word) \(name)\(superclass.map { ": \($0.name)" } ?? "")"
  }
}
