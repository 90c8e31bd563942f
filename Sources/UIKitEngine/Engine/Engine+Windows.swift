extension Engine {
  /// Enters `window` among those that a commit lays out; the window of the launch state retires silently.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    if let given = self.window, given !== window, isLaunched {
      self.window = nil
      windows.removeAll { $0 === given }
    }
  }

  func hide(_ window: UIWindow) { windows.removeAll { $0 === window } }
}
