@available(*, noasync, message: "it waits")
func wait() {}
struct Lock {
  @available(*, noasync) func take() {}
}
func plain() {
  wait()
  Lock().take()
  MainActor.assumeIsolated { print("here") }
}
func asynchronous() async {
  plain()
  let closure = { wait() }
  closure()
  wait()  // error: global function 'wait' is unavailable from asynchronous contexts; it waits
  Lock().take()
}
