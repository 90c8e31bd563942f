extension Sequence where Element: Sendable {
  /// What `transform` makes of each, in the order of the elements; all of them at once.
  public func together<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async rethrows -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var count = 0
      for (index, element) in enumerated() {
        group.addTask { (index, try await transform(element)) }
        count += 1
      }
      var results = [Result?](repeating: nil, count: count)
      for try await (index, result) in group { results[index] = result }
      return results.compactMap(\.self)
    }
  }
}
