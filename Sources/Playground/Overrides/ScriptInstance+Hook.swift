import SwiftScript

extension ScriptInstance {
  /// The script's override of `name` if it has one, else the host's own.
  func hook<each Argument: Bridged>(
    _ name: String, on host: AnyObject, _ arguments: repeat each Argument, else base: () -> Void
  ) {
    guard answers(name) else { return base() }
    var values: [Value] = []
    repeat values.append((each arguments).wrapped)
    _ = call(name, on: host, values)
  }

  /// The same with a result; once the app has faulted it is the host's own.
  func hook<each Argument: Bridged, Result: Bridged>(
    _ name: String, on host: AnyObject, _ arguments: repeat each Argument, else base: () -> Result
  ) -> Result {
    guard answers(name) else { return base() }
    var values: [Value] = []
    repeat values.append((each arguments).wrapped)
    return Result.unwrap(call(name, on: host, values)) ?? base()
  }
}
