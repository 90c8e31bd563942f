// swift-format-ignore-file
Task {
  MainActor.assumeIsolated {  // error: static method 'assumeIsolated' is unavailable from asynchronous contexts; await the call to the @MainActor closure directly
    print("here")
  }
}
