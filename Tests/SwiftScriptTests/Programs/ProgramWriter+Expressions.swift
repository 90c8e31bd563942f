extension ProgramWriter {
  nonisolated mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    let known = scope.filter { $0.kind == kind }
    if !known.isEmpty, dice.roll(depth > 0 ? 4 : 2) == 0 { return dice.pick(known).name }
    if depth <= 0 { return leaf(kind) }
    switch kind {
    case .int: return int(depth - 1)
    case .bool: return bool(depth - 1)
    case .string: return string(depth - 1)
    case .ints: return ints(depth - 1)
    case .optional: return optional(depth - 1)
    case .point: return point(depth - 1)
    case .token: return token(depth - 1)
    case .animal: return animal(depth - 1)
    }
  }

  nonisolated mutating func leaf(_ kind: Kind) -> String {
    switch kind {
    case .int: "\(dice.roll(40))"
    case .bool: dice.pick(["true", "false"])
    case .string: dice.pick(["\"\"", "\"a\"", "\"bc\"", "\"Hello\"", "\"x y\""])
    case .ints: dice.pick(["[]", "[1]", "[3, 1, 2]", "[7, 7]"])
    case .optional: dice.pick(["Int?.none", "Int?.some(\(dice.roll(9)))"])
    case .point: "Point()"
    case .token: dice.pick(["Token.end", "Token.number(\(dice.roll(30)))"])
    case .animal: dice.pick(["Animal(age: 3)", "Dog(age: 5)"])
    }
  }

  nonisolated private mutating func int(_ depth: Int) -> String {
    func part(_ kind: Kind, _ writer: inout ProgramWriter) -> String {
      writer.expression(kind, depth)
    }
    let n = 2 + dice.roll(7)
    let choice = dice.roll(functions > 0 ? 22 : 21)
    switch isInType && (choice == 13 || choice == 15) ? 0 : choice {
    case 0, 1: return "(\(part(.int, &self)) &+ \(part(.int, &self)))"
    case 2: return "(\(part(.int, &self)) &- \(part(.int, &self)))"
    case 3: return "((\(part(.int, &self)) &* \(part(.int, &self))) % 1009)"
    case 4: return "(\(part(.int, &self)) / \(n))"
    case 5: return "(\(part(.int, &self)) % \(n))"
    case 6: return "(\(part(.bool, &self)) ? \(part(.int, &self)) : \(part(.int, &self)))"
    case 7: return "(\(part(.string, &self))).count"
    case 8: return "(\(part(.ints, &self)) as [Int]).count"
    case 9: return "(\(part(.optional, &self)) ?? \(part(.int, &self)))"
    case 10: return "(\(part(.ints, &self)) as [Int]).reduce(\(n)) { $0 &+ $1 }"
    case 11: return "element(\(part(.ints, &self)), \(part(.int, &self)))"
    case 12: return "\(part(.point, &self)).x"
    case 13: return "\(part(.point, &self)).length(\(part(.int, &self)))"
    case 14: return "\(part(.token, &self)).weight"
    case 15: return "\(part(.animal, &self)).grow(\(part(.int, &self)))"
    case 16: return "((try? risky(\(part(.int, &self)))) ?? \(part(.int, &self)))"
    case 17: return "{ (k: Int) -> Int in k &+ \(part(.int, &self)) }(\(part(.int, &self)))"
    case 18: return "(\(part(.int, &self)) & \(n * 5 + 1)) ^ \(dice.roll(60))"
    case 19: return "same(\(part(.int, &self)))"
    case 20: return "(\(part(.ints, &self)) as [Int]).filter { $0 > \(n) }.count"
    default:
      let callee = dice.roll(functions)
      return "f\(callee)(\(part(.int, &self)), \(part(.string, &self)), \(part(.ints, &self)))"
    }
  }

  nonisolated private mutating func bool(_ depth: Int) -> String {
    func part(_ kind: Kind, _ writer: inout ProgramWriter) -> String {
      writer.expression(kind, depth)
    }
    switch dice.roll(10) {
    case 0, 1:
      return
        "(\(part(.int, &self)) \(dice.pick(["<", "<=", ">", ">=", "==", "!="])) \(part(.int, &self)))"
    case 2: return "(\(part(.bool, &self)) && \(part(.bool, &self)))"
    case 3: return "(\(part(.bool, &self)) || \(part(.bool, &self)))"
    case 4: return "!(\(part(.bool, &self)))"
    case 5: return "(\(part(.ints, &self)) as [Int]).contains(\(part(.int, &self)))"
    case 6: return "(\(part(.string, &self)) == \(part(.string, &self)))"
    case 7: return "(\(part(.optional, &self)) == nil)"
    case 8: return "(\(part(.token, &self)) == \(part(.token, &self)))"
    default: return "(\(part(.animal, &self)) is Dog)"
    }
  }

  nonisolated private mutating func string(_ depth: Int) -> String {
    func part(_ kind: Kind, _ writer: inout ProgramWriter) -> String {
      writer.expression(kind, depth)
    }
    switch dice.roll(9) {
    case 0: return "\"<\\(\(part(.int, &self)))>\""
    case 1: return "(\(part(.string, &self)) + \(part(.string, &self)))"
    case 2: return "(\(part(.bool, &self)) ? \(part(.string, &self)) : \(part(.string, &self)))"
    case 3: return "(\(part(.string, &self))).uppercased()"
    case 4: return "String((\(part(.string, &self))).prefix(3))"
    case 5: return "\"\\(\(part(.token, &self))) \\(\(part(.ints, &self)) as [Int])\""
    case 6: return "String((\(part(.string, &self))).reversed())"
    case 7: return "(\(part(.ints, &self)) as [Int]).map { \"\\($0)\" }.joined(separator: \"-\")"
    default: return "String(\(part(.int, &self)))"
    }
  }

  nonisolated private mutating func ints(_ depth: Int) -> String {
    func part(_ kind: Kind, _ writer: inout ProgramWriter) -> String {
      writer.expression(kind, depth)
    }
    switch dice.roll(8) {
    case 0, 1: return "[\(part(.int, &self)), \(part(.int, &self))]"
    case 2: return "(\(part(.ints, &self)) as [Int]).map { $0 &+ \(part(.int, &self)) }"
    case 3: return "(\(part(.ints, &self)) as [Int]).filter { $0 % 2 == \(dice.roll(2)) }"
    case 4: return "Array(((\(part(.ints, &self)) as [Int]) + [\(part(.int, &self))]).suffix(4))"
    case 5: return "(\(part(.ints, &self)) as [Int]).sorted()"
    case 6: return "Array((\(part(.ints, &self)) as [Int]).reversed())"
    default: return "\(part(.point, &self)).tags"
    }
  }

  nonisolated private mutating func optional(_ depth: Int) -> String {
    func part(_ kind: Kind, _ writer: inout ProgramWriter) -> String {
      writer.expression(kind, depth)
    }
    switch dice.roll(5) {
    case 0: return "(\(part(.bool, &self)) ? \(part(.int, &self)) : nil)"
    case 1: return "(\(part(.ints, &self)) as [Int]).first"
    case 2: return "(\(part(.optional, &self))).map { $0 &+ \(part(.int, &self)) }"
    case 3: return "(try? risky(\(part(.int, &self))))"
    default: return "(\(part(.ints, &self)) as [Int]).max()"
    }
  }

  nonisolated private mutating func point(_ depth: Int) -> String {
    switch dice.roll(2) {
    case 0: "Point(x: \(expression(.int, depth)), y: \(expression(.int, depth)))"
    default:
      "Point(x: \(expression(.int, depth)), y: 1, tags: \(expression(.ints, depth)))"
    }
  }

  nonisolated private mutating func token(_ depth: Int) -> String {
    switch dice.roll(3) {
    case 0: "Token.number(\(expression(.int, depth)))"
    case 1: "Token.word(\(expression(.string, depth)), \(expression(.int, depth)))"
    default: "(\(expression(.bool, depth)) ? Token.end : Token.number(\(dice.roll(9))))"
    }
  }

  nonisolated private mutating func animal(_ depth: Int) -> String {
    dice.pick(["Animal", "Dog"]) + "(age: \(expression(.int, depth)))"
  }
}
