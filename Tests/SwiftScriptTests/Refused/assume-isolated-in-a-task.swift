Task {
  MainActor.assumeIsolated {  // error: static method 'assumeIsolated' is unavailable from asynchronous contexts
    print("here")
  }
}
