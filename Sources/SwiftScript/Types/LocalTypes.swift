/// The types that a block of a function declares; after it their names mean what they meant before.
final class LocalTypes {
  private let outer: LocalTypes?
  private var types: [String: Type] = [:]
  /// `typealias Pair<T> = (T, T)` in a function.
  private var generic: [String: GenericAlias] = [:]

  /// - Parameter outer: what the code around the block declares.
  init(in outer: LocalTypes?) {
    self.outer = outer
  }

  func declare(_ name: String, _ type: Type) { types[name] = type }

  func declare(_ name: String, _ alias: GenericAlias) { generic[name] = alias }

  func type(_ name: String) -> Type? { types[name] ?? outer?.type(name) }

  func alias(_ name: String) -> GenericAlias? { generic[name] ?? outer?.alias(name) }
}
