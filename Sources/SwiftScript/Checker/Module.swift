/// All that the script has declared so far, over all inputs of a session.
final class Module {
  var types: [String: Nominal] = [:]
  var aliases: [String: Type] = [:]
  var nestedTypes: [String: Nominal] = [:]
}
