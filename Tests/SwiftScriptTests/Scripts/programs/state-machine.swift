// swift-format-ignore-file
enum State: Equatable { case idle, loading(Int), done(String), failed(String) }
enum Event { case start, tick, finish(String), fail(String), reset }
struct Machine {
  private(set) var state: State = .idle { didSet { if state != oldValue { log.append("\(oldValue)->\(state)") } } }
  var log: [String] = []
  mutating func send(_ e: Event) {
    switch (state, e) {
    case (.idle, .start): state = .loading(0)
    case (.loading(let n), .tick): state = .loading(n + 1)
    case (.loading, .finish(let s)): state = .done(s)
    case (.loading, .fail(let s)), (.idle, .fail(let s)): state = .failed(s)
    case (_, .reset): state = .idle
    default: log.append("ignored")
    }
  }
}
var m = Machine()
for e in [Event.tick, .start, .tick, .tick, .finish("ok"), .start, .reset, .fail("x")] { m.send(e) }
print(m.state); m.log.forEach { print($0) }
// expect: failed("x")
// expect: ignored
// expect: idle->loading(0)
// expect: loading(0)->loading(1)
// expect: loading(1)->loading(2)
// expect: loading(2)->done("ok")
// expect: ignored
// expect: done("ok")->idle
// expect: idle->failed("x")
