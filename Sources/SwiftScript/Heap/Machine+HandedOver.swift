/// A closure that the host's function took, and the depth of the call.
struct HandedOver {
  weak var closure: FunctionBox?
  let depth: Int
}

extension Machine {
  /// The host reads `closure` as an argument: its holder is the object whose method is called, or
  /// else what the call will give back (a `Timer`, a `UIAction`).
  func noteHandedOver(_ closure: FunctionBox) {
    guard closure.function != nil, !closure.captures.isEmpty, let nativeArguments
    else { return }
    if let receiver = nativeArguments[0].object {
      closure.givenTo = receiver
    } else {
      handedOver.append(HandedOver(closure: closure, depth: frames.count))
    }
  }

  /// The call that took closures has returned `result`.
  func settleHandedOver(_ result: Value) {
    let depth = frames.count
    for one in handedOver where one.depth == depth { one.closure?.givenTo = result.object }
    handedOver.removeAll { $0.depth >= depth }
  }
}
