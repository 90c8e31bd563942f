// swift-format-ignore-file
protocol Screen: AnyObject { func show(_ text: String) }
final class ViewModel {
  enum State { case idle, loading(Int), failed(String), done([String]) }
  weak var screen: Screen?
  private var state = State.idle { didSet { render() } }
  func load() { state = .loading(1); state = .loading(2); state = Bool.random() || true ? .done(["a", "b"]) : .failed("x") }
  private func render() {
    let text = switch state { case .idle: "idle"; case .loading(let n): "loading \(n)"; case .failed(let why): "failed: \(why)"; case .done(let xs): "done " + xs.joined(separator: ",") }
    screen?.show(text)
  }
}
final class Console: Screen { var lines: [String] = []; func show(_ text: String) { lines.append(text) } }
let console = Console(), model = ViewModel()
model.screen = console
model.load()
print(console.lines)

// expect: ["loading 1", "loading 2", "done a,b"]
