import UIKitEngine

nonisolated extension TraceEvent {
  /// The callback that began, if one did.
  var callback: CallbackName? {
    guard case .callbackBegan(let element, let callback) = kind else { return nil }
    return CallbackName(owner: element.description, method: callback.name)
  }
}
