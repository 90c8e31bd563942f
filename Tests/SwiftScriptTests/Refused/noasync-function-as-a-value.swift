// swift-format-ignore-file
@available(*, noasync) func block() {}
func run() async {
  let later = block // error: global function 'block' is unavailable from asynchronous contexts
  later()
}
