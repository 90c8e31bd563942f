extension Phase {
  /// As a prompt and a trace write it.
  public nonisolated var title: String {
    switch self {
    case .timers: "timers"
    case .displayLinks: "display links"
    case .sources: "sources"
    case .mainQueue: "main queue"
    case .beforeWaiting: "before waiting"
    case .commit: "commit"
    case .layout: "layout"
    case .updateConstraints: "update constraints"
    case .display: "display"
    case .send: "send"
    case .afterCommit: "after commit"
    case .sleep: "sleep"
    }
  }
}
