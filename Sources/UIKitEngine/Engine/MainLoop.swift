/// The main run loop.
package final class MainLoop {
  weak var engine: Engine?
}

final class Transaction {}

extension Engine {
  func afterCommit(_ controller: UIViewController) {}
}
