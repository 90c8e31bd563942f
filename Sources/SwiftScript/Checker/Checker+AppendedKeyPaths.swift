import SwiftSyntax

/// `path.appending(path: \\.name)`: one key path after another.
extension Checker {
  func appendedKeyPath(
    _ base: TypedExpr, _ list: ArgumentList, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    guard let first = keyPathKind(base.type), list.arguments.count == 1,
      let only = list.arguments.first, only.name == "path",
      let nominal = library.types["KeyPath"]
    else { return nil }
    let (root, middle) = (base.type.arguments[0], base.type.arguments[1])
    let wanted = Type.nominal(nominal, [middle, .parameter(nominal.generics[1])])
    let other = check(only.value, expecting: wanted)
    guard let second = keyPathKind(other.type) else {
      if !other.type.isError { reportMismatch(other, wanted, only.value) }
      return failed(node)
    }
    // Through a reference it can be written whatever leads there.
    let kind = second == 2 ? 2 : first > 0 && second > 0 ? first : 0
    let names = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
    guard let result = library.types[names[kind]] else { return nil }
    let type = Type.nominal(result, [root, other.type.arguments[1]])
    let native: Native = { machine, arguments in
      guard let outer = arguments[0].box as? KeyPathBox, let inner = arguments[1].box as? KeyPathBox
      else { return .none }
      return .box(KeyPathBox(outer, inner, kind: type, isReference: second == 2, machine))
    }
    return TypedExpr(.call(.native(native), [base, other]), type, line: line(node))
  }

  /// 0 for one that only reads, 1 for one that writes, 2 for one that writes through a reference.
  private func keyPathKind(_ type: Type) -> Int? {
    guard type.arguments.count == 2, let name = type.nominal?.name else { return nil }
    return ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].firstIndex(of: name)
  }
}

extension KeyPathBox {
  /// `outer` and then `inner`.
  convenience init(
    _ outer: KeyPathBox, _ inner: KeyPathBox, kind: Type, isReference: Bool, _ machine: Machine
  ) {
    let read = FunctionBox(machine: machine) { machine, arguments in
      machine.ask(inner.read, machine.ask(outer.read, arguments[0]))
    }
    func writing(_ writer: Value) -> FunctionBox {
      FunctionBox(machine: machine) { machine, arguments in
        guard let root = arguments[0].box as? Cell else { return .none }
        let middle = Cell(machine.ask(outer.read, root.value))
        _ = machine.ask(writer, .box(middle), arguments[1])
        if !isReference { _ = machine.ask(outer.write, .box(root), middle.value) }
        return .none
      }
    }
    let root = "\\\(inner.kind.arguments.first ?? .error)"
    let steps =
      inner.text.hasPrefix(root) ? inner.text.dropFirst(root.count) : inner.text.drop { $0 != "." }
    self.init(
      .box(read), .box(writing(inner.write)), assign: .box(writing(inner.assign)), kind: kind,
      text: outer.text + steps)
  }
}
