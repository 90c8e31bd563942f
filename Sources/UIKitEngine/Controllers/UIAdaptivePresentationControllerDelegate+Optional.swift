// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UIAdaptivePresentationControllerDelegate {
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool?)? {
    { controller in Requirement.ask { self.presentationControllerShouldDismiss(controller) } }
  }
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  public var presentationController:
    ((UIPresentationController, UIModalPresentationStyle) -> UIViewController??)?
  {
    { controller, style in
      Requirement.ask {
        self.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
      }
    }
  }
  public var adaptivePresentationStyle: _AdaptiveStyleCalls? { _AdaptiveStyleCalls(object: self) }
}

@preconcurrency @MainActor public struct _AdaptiveStyleCalls {
  let object: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle? {
    Requirement.ask { object.adaptivePresentationStyle(for: controller) }
  }

  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle? {
    Requirement.ask {
      object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
}
