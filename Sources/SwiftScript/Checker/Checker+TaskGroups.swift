import SwiftParser
import SwiftSyntax

/// `withTaskGroup { group in group.addTask { … } }`: what its tasks give tells what it is a group of.
extension Checker {
  private static let groups: Set = ["withTaskGroup", "withThrowingTaskGroup"]

  /// The arguments with the `of:` that may be left out; `nil` where nothing is.
  func withTaskResult(
    _ name: String, _ list: ArgumentList, _ again: (ArgumentList) -> TypedExpr
  ) -> ArgumentList? {
    guard Self.groups.contains(name),
      !list.arguments.contains(where: { $0.label?.text == "of" }),
      list.arguments.contains(where: { $0.value.is(ClosureExprSyntax.self) })
    else { return nil }
    let outer = taskResult
    taskResult = .sought
    _ = guess { again(naming(.void, list)) }
    defer { taskResult = outer }
    guard case .found(let type) = taskResult else { return naming(.void, list) }
    return naming(type, list)
  }

  private func naming(_ type: Type, _ list: ArgumentList) -> ArgumentList {
    let name = type.isVoid ? "Void" : "\(type)"
    var parser = Parser("(\(name)).self")
    let first = ArgumentList.Argument(
      label: .identifier("of"), value: ExprSyntax.parse(from: &parser), isTrailing: false)
    return ArgumentList([first] + list.arguments, node: list.node)
  }

  /// Notes what the first task of a group gives, while that is sought.
  func noteTask(_ name: String, _ list: ArgumentList) {
    guard case .sought = taskResult, name.hasPrefix("addTask"),
      let closure = list.arguments.last(where: { $0.value.is(ClosureExprSyntax.self) })
    else { return }
    let result = guess { check(closure.value, expecting: nil) }?.type.function?.result
    if let result, !result.hasHoles, !result.isError { taskResult = .found(result) }
  }
}

/// What the tasks of the group that is looked at give.
enum TaskResult {
  case notSought
  case sought
  case found(Type)
}
