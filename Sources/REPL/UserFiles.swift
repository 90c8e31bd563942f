import Foundation

/// Where what we keep for the learner lives: `LAYOUTLAB_HOME`, else as the XDG rules say.
public nonisolated struct UserFiles: Hashable, Sendable {
  /// What was typed before.
  public var history: String
  /// What the learner did in lessons.
  public var progress: String
  /// The language that `:lang` chose.
  public var language: String
  /// Swift and commands that run before each prompt.
  public var startUp: String

  public init(environment: [String: String]) {
    func folder(_ variable: String, _ fallback: String) -> String {
      if let home = environment["LAYOUTLAB_HOME"], !home.isEmpty { return home }
      // The XDG rules: a path that is not absolute is to be ignored.
      if let folder = environment[variable], folder.hasPrefix("/") { return folder + "/layoutlab" }
      return (environment["HOME"] ?? NSHomeDirectory()) + "/\(fallback)/layoutlab"
    }
    let state = folder("XDG_STATE_HOME", ".local/state")
    history = state + "/history"
    progress = state + "/progress.jsonl"
    language = state + "/language"
    startUp = folder("XDG_CONFIG_HOME", ".config") + "/init.swift"
  }
}
