extension Grammar {
  mutating func learnArray(of element: Kind) {
    let list = Kind.array(element)
    let type = element.text
    basic(list, "([#0, #1] as [\(type)])", element, element)
    basic(list, "(#0 + [#1])", list, element)
    basic(list, "[\(type)]((#0).reversed())", list)
    basic(list, "[\(type)]((#0).prefix(#n))", list)
    basic(list, "[\(type)]((#0).dropFirst())", list)
    basic(list, "[\(type)]((#0).suffix(#m))", list)
    basic(list, "(#0).filter(#1)", list, .function(element, .bool))
    basic(list, "(#0).map(#1)", list, .function(element, element))
    basic(list, "[\(type)]((#0).lazy.map { $0 }.prefix(#n))", list)
    basic(list, "[\(type)](repeating: #0, count: #m)", element)
    basic(list, "[\(type)]((#0).drop(while: #1))", list, .function(element, .bool))
    basic(element, "((#0).first ?? #1)", list, element)
    basic(.int, "(#0).count", list)
    basic(.bool, "(#0).isEmpty", list)
    basic(.bool, "(#0).allSatisfy(#1)", list, .function(element, .bool))
    basic(.bool, "(#0).contains(where: #1)", list, .function(element, .bool))
    basic(.optional(element), "(#0).first", list)
    basic(.optional(element), "(#0).last", list)
    basic(.optional(element), "(#0).first(where: #1)", list, .function(element, .bool))
    if conforms(element, to: "Equatable") {
      basic(.bool, "(#0).contains(#1)", list, element)
      basic(.bool, "(#0 == #1)", list, list)
      basic(.bool, "(#0).starts(with: #1)", list, list)
      basic(.optional(.int), "(#0).firstIndex(of: #1)", list, element)
    }
    if conforms(element, to: "Comparable") {
      basic(list, "(#0).sorted()", list)
      basic(list, "(#0).sorted(by: >)", list)
      basic(.optional(element), "(#0).max()", list)
      basic(.optional(element), "(#0).min()", list)
      change(list, "#v.sort()")
    }
    if conforms(element, to: "Hashable") {
      basic(.int, "Set(#0).count", list)
      basic(.bool, "Set(#0).isSubset(of: #1)", list, list)
    }
    change(list, "#v.append(#0)", [element])
    change(list, "#v.insert(#0, at: 0)", [element])
    change(list, "#v.removeAll(where: #0)", [.function(element, .bool)])
    change(list, "#v.reverse()")
    change(list, "if !#v.isEmpty { #v[#v.count / 2] = #0 }", [element])
    change(list, "_ = #v.popLast()")
    change(list, "if #v.count > 2 { #v.swapAt(0, #v.count - 1) }")
    change(list, "if #v.count > 1 { #v[..<1] = [#0, #1] }", [element, element])
    if element == .int {
      basic(.int, "(#0).reduce(#n) { $0 &+ $1 }", list)
      basic(.int, "(#0).indices.reduce(0, &+)", list)
      basic(list, "[Int](0..<#n)")
      basic(list, "[Int](stride(from: #n, to: 0, by: -2))")
      basic(list, "zip(#0, #1).map { (a: Int, b: Int) -> Int in a &* b }", list, list)
      basic(list, "(#0).enumerated().map { $0.offset &- $0.element }", list)
      basic(list, "(#0).flatMap { [$0, 1] }", list)
    }
  }

  mutating func learnOptional(of wrapped: Kind) {
    let kind = Kind.optional(wrapped)
    basic(kind, "(#0 ? #1 : nil)", .bool, wrapped)
    basic(kind, "(#0).map(#1)", kind, .function(wrapped, wrapped))
    basic(kind, "(#0 ?? #1)", kind, kind)
    basic(wrapped, "(#0 ?? #1)", kind, wrapped)
    basic(.bool, "(#0 == nil)", kind)
    basic(.bool, "(#0 != nil)", kind)
    if conforms(wrapped, to: "Equatable") { basic(.bool, "(#0 == #1)", kind, kind) }
    change(kind, "#v = nil")
    if wrapped == .int { change(kind, "#v? &+= #0", [.int]) }
    if wrapped == .string { change(kind, "#v?.append(#0)", [.character]) }
  }

  mutating func learnPair(_ first: Kind, _ second: Kind) {
    let kind = Kind.pair(first, second)
    rule(kind, "(#0, #1)", [first, second])
    rule(first, "(#0).0", [kind])
    rule(second, "(#0).1", [kind])
    if conforms(first, to: "Equatable"), conforms(second, to: "Equatable") {
      rule(.bool, "(#0 == #1)", [kind, kind])
    }
    change(kind, "#v.0 = #0", [first])
    change(kind, "#v.1 = #0", [second])
    if first == second { change(kind, "(#v.0, #v.1) = (#v.1, #v.0)") }
  }
}
