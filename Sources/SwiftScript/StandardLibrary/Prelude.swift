/// What the library declares in Swift itself, read when a script first speaks of it.
enum Prelude {
  struct Part {
    /// The names that call for it.
    let names: [String]
    let source: String
  }

  static let parts = [
    Part(
      names: ["Result"],
      source: """
        enum Result<Success, Failure: Error> {
          case success(Success)
          case failure(Failure)
          func get() throws(Failure) -> Success {
            switch self {
            case .success(let value): return value
            case .failure(let error): throw error
            }
          }
          func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
            switch self {
            case .success(let value): return .success(transform(value))
            case .failure(let error): return .failure(error)
            }
          }
          func mapError<New: Error>(_ transform: (Failure) -> New) -> Result<Success, New> {
            switch self {
            case .success(let value): return .success(value)
            case .failure(let error): return .failure(transform(error))
            }
          }
          func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
            switch self {
            case .success(let value): return transform(value)
            case .failure(let error): return .failure(error)
            }
          }
        }
        extension Result where Failure == any Error {
          init(catching body: () throws -> Success) {
            do { self = .success(try body()) } catch { self = .failure(error) }
          }
        }
        extension Result: Equatable where Success: Equatable, Failure: Equatable {}
        """)
  ]
}

extension Interpreter {
  /// Reads what the library has in Swift for the names in `source`.
  func loadPrelude(for source: String) {
    for (index, part) in Prelude.parts.enumerated() where !preludes.contains(index) {
      guard part.names.contains(where: { source.contains($0) }) else { continue }
      preludes.insert(index)
      let parsed = ParsedSource(part.source, file: "<library>")
      let checker = Checker(
        library: library, machine: machine, module: module, file: "<library>",
        places: parsed.places, isPrompt: false)
      guard checker.check(parsed.tree) != nil else {
        problems += checker.diagnostics.map { "\($0.range.start.line): \($0.message)" }
        continue
      }
      module = checker.module
      for body in checker.typeBodies where !body.isExtension { body.nominal.isPrelude = true }
      for one in checker.bodies { FunctionBuilder.lower(one, library) }
    }
  }
}
