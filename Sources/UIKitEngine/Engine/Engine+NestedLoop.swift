extension Engine {
  /// `RunLoop.run(until:)`: the loop turns inside whatever has called it, until the clock reads `end`.
  ///
  /// Source: Apple's "Threading Programming Guide", Run Loops: a loop may run recursively, from within
  /// a handler routine of its own.
  package func runNested(until end: Double) {
    nested { advance(by: max(end - clock.now, 0)) }
  }

  /// `RunLoop.run(mode:before:)`: until something other than a timer was served, or the clock reads
  /// `end`.
  package func runNestedOnce(before end: Double) {
    nested {
      let blocks = mainLoop.blocksServed
      advance(by: max(end - clock.now, 0)) { mainLoop.blocksServed == blocks }
    }
  }

  private func nested(_ body: () -> Void) {
    let outer = (mainLoop.isInHandler, mainLoop.isTurning)
    (mainLoop.isInHandler, mainLoop.isTurning) = (false, false)
    defer { (mainLoop.isInHandler, mainLoop.isTurning) = outer }
    body()
  }
}
