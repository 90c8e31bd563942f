extension ProgramWriter {
  /// Dictionaries, whose order is never asked for.
  mutating func writeDictionaries() {
    let value = dice.pick([Kind.int, .string, .array(.int)])
    let isTextKey = dice.roll(2) == 0
    let key = isTextKey ? Kind.string : .int
    let name = newName("table")
    let type = "[\(key.text): \(value.text)]"
    let small = "\(isTextKey ? "String((#0).prefix(1))" : "(#0 % 4)")"
    let count = newGlobal("tally")
    write(
      "func \(count)<K: Hashable, V>(_ table: [K: [V]]) -> Int { table.values.reduce(0) { $0 &+ $1.count } }"
    )
    grammar.rule(.int, "\(count)(Dictionary(grouping: #0) { $0 % #n })", [.array(.int)], cost: 6)
    shows.append { writer in
      writer.write("var \(name): \(type) = [\(writer.leaf(key)): \(writer.leaf(value))]")
      let x = writer.newName()
      writer.block("for \(x) in \(writer.expression(.array(key), 2)) {") { writer in
        writer.repeats *= 6
        writer.scope.append(writer.parameter(x, key))
        writer.write("\(name)[\(x)] = \(writer.expression(value, 1))")
        writer.repeats /= 6
      }
      for _ in 0..<(2 + writer.dice.roll(3)) {
        let place = writer.fill(Rule(small, [key]), 1)
        let new = writer.expression(value, 1)
        switch (writer.dice.roll(7), value) {
        case (0, .int): writer.write("\(name)[\(place), default: 7] &+= \(new)")
        case (0, .string): writer.write("\(name)[\(place), default: \"d\"] += \(new)")
        case (0, .array): writer.write("\(name)[\(place), default: []].append(3)")
        case (1, .array): writer.write("\(name)[\(place)]?.append(\(writer.expression(.int, 1)))")
        case (1, .string): writer.write("\(name)[\(place)]?.removeAll()")
        case (2, _): writer.write("\(name)[\(place)] = nil")
        case (3, _):
          writer.write("print(\(name).updateValue(\(new), forKey: \(place)) as Any)")
        case (4, _): writer.write("print(\(name).removeValue(forKey: \(place)) as Any)")
        case (5, _):
          writer.write(
            "\(name).merge([\(place): \(new)]) { a, b in \(writer.dice.pick(["a", "b"])) }")
        default: writer.write("print(\(name)[\(place)] as Any, \(name).keys.contains(\(place)))")
        }
      }
      writer.write("for (k, v) in \(name).sorted(by: { $0.key < $1.key }) { print(k, v) }")
      writer.write(
        writer.dice.pick([
          "print(\(name).mapValues { \"\\($0)\".count }.values.sorted())",
          "print(\(name).filter { $0.key > \(writer.leaf(key)) }.count, \(name).isEmpty)",
          "print(\(name).keys.sorted(), \(name).min { $0.key < $1.key }?.value as Any)",
          "print(\(name).map { $0.key }.sorted(by: >))",
          "print(\(name).compactMapValues { \"\\($0)\".first }.count)",
        ]))
    }
  }

  /// Sets, sorted before they are read.
  mutating func writeSets() {
    let element = dice.pick([Kind.int, .string])
    let list = Kind.array(element)
    for call in ["union", "intersection", "subtracting", "symmetricDifference"] {
      grammar.rule(list, "Set(#0).\(call)(#1).sorted()", [list, list], cost: 4)
    }
    grammar.rule(.bool, "Set(#0).isDisjoint(with: #1)", [list, list])
    grammar.rule(.bool, "(Set(#0) == Set(#1))", [list, list])
    grammar.rule(.bool, "Set(#0).isSuperset(of: #1)", [list, list])
    let name = newName("set")
    shows.append { writer in
      writer.write("var \(name): Set<\(element.text)> = Set(\(writer.expression(list, 2)))")
      for _ in 0..<(2 + writer.dice.roll(3)) {
        let x = writer.expression(element, 1)
        switch writer.dice.roll(6) {
        case 0: writer.write("print(\(name).insert(\(x)).inserted)")
        case 1: writer.write("print(\(name).remove(\(x)) as Any)")
        case 2: writer.write("\(name).formUnion(\(writer.expression(list, 1)))")
        case 3: writer.write("\(name).subtract(\(writer.expression(list, 1)))")
        case 4: writer.write("print(\(name).contains(\(x)), \(name).count)")
        default: writer.write("\(name) = \(name).filter { $0 != \(x) }")
        }
      }
      writer.write(
        "print(\(name).sorted(), \(name).max() as Any, \(name).map { \"\\($0)\" }.sorted())")
    }
  }

  /// Tuples: named, compared, taken apart.
  mutating func writePairs() {
    let (first, second) = (plainKind(), dice.pick([Kind.int, .string]))
    let kind = Kind.pair(first, second)
    grammar.learn(kind)
    let name = newGlobal("split")
    let (low, high) = (newName("low"), newName("high"))
    write("func \(name)(_ xs: [Int]) -> (\(low): Int, \(high): Int)? {")
    write("  guard let \(low) = xs.min(), let \(high) = xs.max() else { return nil }")
    write("  return (\(low), \(high))")
    write("}")
    grammar.rule(.optional(.int), "\(name)(#0)?.\(dice.pick([low, high]))", [.array(.int)], cost: 6)
    grammar.rule(.bool, "((#0, #1) < (#2, #3))", [.int, .string, .int, .string])
    grammar.rule(.bool, "((#0, #1) == (#2, #3))", [.int, .string, .int, .string])
    shows.append { writer in
      let (a, b, c) = (writer.newName(), writer.newName(), writer.newName())
      writer.declare(kind)
      writer.write("var (\(a), \(b)) = \(writer.expression(kind, 1))")
      writer.scope += [writer.field(a, first), writer.field(b, second)]
      writer.change()
      writer.write(
        "if let (\(c), _) = \(name)(\(writer.expression(.array(.int), 2))) { print(\(c)) }")
      writer.write("let named = (x: \(a), y: \(b), \(writer.expression(.bool, 1)))")
      writer.write("print(named, named.y, named.2)")
    }
  }
}
