import SwiftSyntax

/// What may follow a dot.
extension Checker {
  /// `base.` with something to come.
  func offerMembers(of base: TypedExpr, _ expected: Type?, _ probe: CompletionProbe) {
    probe.wasReached = true
    switch base.type {
    case .error: break
    case .metatype(let type):
      offerMembers(of: type, isStatic: true, expected, probe)
      if let nominal = type.nominal { offerNested(in: nominal, probe) }
    case .optional(let inner):
      if base.isImplicitlyUnwrapped {
        offerMembers(of: inner, isStatic: false, expected, probe)
      } else {
        // As Xcode does: the dot becomes `?.`, and what Optional itself can do comes last.
        offerMembers(of: inner, isStatic: false, expected, probe) { item in
          item.insertion = "?." + item.insertion
          item.back = 1
        }
        offerMembers(of: base.type, isStatic: false, expected, probe) { $0.distance += 100 }
      }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        var item = CompletionItem(
          element.label ?? "\(index)", .property,
          signature: element.type.signature(element.label ?? "\(index)"))
        item.fit = fit(element.type, expected, probe)
        probe.offer(item)
      }
    default: offerMembers(of: base.type, isStatic: false, expected, probe)
    }
  }

  /// `.` with something to come, where the place says of which type.
  func offerImplicitMembers(
    _ expected: Type?, _ probe: CompletionProbe, prefix: String = ""
  ) {
    probe.wasReached = true
    guard let expected, !expected.hasHoles else { return }
    for type in Set([expected.description, expected.unwrappedFully.description]).count == 1
      ? [expected] : [expected.unwrappedFully, expected]
    {
      for found in visibleMembers(of: type, isStatic: true) {
        // Only what makes a value of the type itself stands behind a lone dot.
        let result = found.type.function?.result ?? found.type
        guard !result.isError, result.unwrappedFully == type.unwrappedFully else { continue }
        var item = self.item(found, distance: 0)
        item.name = prefix + item.name
        item.insertion = prefix + item.insertion
        // Of which type they are, the place says.
        item.signature =
          "." + (found.type.function?.signature(found.member.name) ?? found.member.name)
        probe.offer(item)
      }
    }
  }

  func offerMembers(
    of type: Type, isStatic: Bool, _ expected: Type?, _ probe: CompletionProbe, distance: Int = 0,
    change: (inout CompletionItem) -> Void = { _ in }
  ) {
    for found in visibleMembers(of: type, isStatic: isStatic) {
      var item = self.item(found, distance: distance + self.distance(found, type))
      item.fit = fit(found.type, expected, probe)
      change(&item)
      probe.offer(item)
    }
  }

  private func offerNested(in nominal: Nominal, _ probe: CompletionProbe) {
    for one in nominal.classChain {
      for name in one.nested.keys {
        probe.offer(CompletionItem(name, .type, signature: "\(one.name).\(name)"))
      }
    }
  }

  /// Every member that may be named from here, overloads one by one.
  func visibleMembers(of type: Type, isStatic: Bool) -> [FoundMember] {
    let names = Set(memberNames(of: type, isStatic: isStatic)).filter {
      $0.first?.isLetter ?? false
    }
    return names.flatMap { members($0, of: type, isStatic: isStatic) }.filter {
      !$0.member.isUnavailable && $0.member.kind != .initializer
        && isVisible($0.member)
    }
  }

  private func isVisible(_ member: Member) -> Bool {
    guard member.isPrivate, let owner = member.owner else { return true }
    var next = context.nominal
    while let current = next {
      if current === owner { return true }
      next = current.outer
    }
    return false
  }

  /// How far up the member is declared: the script's own classes first.
  private func distance(_ found: FoundMember, _ type: Type) -> Int {
    type.unwrappedFully.nominal?.classChain.firstIndex { $0 === found.owner } ?? 50
  }

  func item(_ found: FoundMember, distance: Int) -> CompletionItem {
    let member = found.member
    let type = found.type
    var item = CompletionItem(
      member.name, member.kind == .enumCase ? .enumCase : .property,
      signature: member.kind == .enumCase && type.function == nil
        ? member.name : type.signature(member.name))
    if member.kind != .property, let function = type.function {
      if member.kind == .method { item.kind = .method }
      item.insertion = function.callStart(member.name)
    }
    item.distance = distance
    return item
  }
}
