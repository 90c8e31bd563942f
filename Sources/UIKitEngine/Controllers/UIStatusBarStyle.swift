/// How the status bar is written; it isn't drawn here.
public nonisolated enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public nonisolated enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }
