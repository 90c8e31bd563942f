import SwiftScript
import UIKitEngine

/// An object whose class the script declares: it can be anybody's delegate.
///
/// The engine's protocols have a default for each requirement, as Objective-C's optional ones do;
/// what the script does not implement is left to that.
public protocol ScriptDelegate: CAAnimationDelegate, CALayerDelegate, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate, UIScrollViewDelegate, UIPopoverPresentationControllerDelegate,
  UIApplicationDelegate, UIWindowSceneDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDataSource, UIPageViewControllerDelegate, UITextFieldDelegate,
  UITextViewDelegate, UISearchBarDelegate, UISearchResultsUpdating, UITableViewDataSource,
  UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UIPickerViewDataSource, UIPickerViewDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning, UIContentView,
  UISplitViewControllerDelegate, UIContextMenuInteractionDelegate, UINavigationBarDelegate,
  UITabBarDelegate, UISearchControllerDelegate, NSTextStorageDelegate, NSLayoutManagerDelegate
{
  var half: ScriptInstance { get }
}

extension ScriptInstance: ScriptDelegate {
  public var half: ScriptInstance { self }
}

/// An object of the engine whose class the script declares.
typealias Trampoline = ScriptDelegate & ScriptHosted

extension ScriptDelegate where Self: ScriptHosted {
  public var half: ScriptInstance { script }
}

extension ScriptDelegate {
  func ask(
    _ requirement: String, of name: String, _ arguments: any Bridged...
  ) -> Value? {
    half.answer(requirement, of: name, on: self, arguments.map(\.wrapped))
  }

  /// The same with a result; what the script does not implement is `fallback`.
  func ask<Result: Bridged>(
    _ requirement: String, of name: String, _ arguments: any Bridged...,
    or fallback: @autoclosure () -> Result
  ) -> Result {
    half.answer(requirement, of: name, on: self, arguments.map(\.wrapped))
      .flatMap { Result.unwrap($0) } ?? fallback()
  }
}
