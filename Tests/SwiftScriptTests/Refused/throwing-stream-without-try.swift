// swift-format-ignore-file
func f() async throws { for await x in AsyncThrowingStream<Int, any Error> { _ in } { print(x) } }  // error: call can throw, but the error is not handled
