import SwiftScript
import UIKitEngine

// The classes of the engine that a script class may inherit from, each with the script asked first.

@ScriptHooks
final class ScriptNavigationBar: UINavigationBar, Trampoline {}

@ScriptHooks
final class ScriptNavigationItem: UINavigationItem, Trampoline {}

@ScriptHooks
final class ScriptResponder: UIResponder, Trampoline {}

@ScriptHooks
final class ScriptEvent: UIEvent, Trampoline {}

@ScriptHooks
final class ScriptGestureRecognizer: UIGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptTapGestureRecognizer: UITapGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptView: UIView, Trampoline {}

@ScriptHooks
final class ScriptWindow: UIWindow, Trampoline {}

@ScriptHooks
final class ScriptLabel: UILabel, Trampoline {}

@ScriptHooks
final class ScriptImageView: UIImageView, Trampoline {}

@ScriptHooks
final class ScriptScrollView: UIScrollView, Trampoline {}

@ScriptHooks
final class ScriptTextView: UITextView, Trampoline {}

@ScriptHooks
final class ScriptPageControl: UIPageControl, Trampoline {}

@ScriptHooks
final class ScriptRefreshControl: UIRefreshControl, Trampoline {}

@ScriptHooks
final class ScriptVisualEffectView: UIVisualEffectView, Trampoline {}

@ScriptHooks
final class ScriptStackView: UIStackView, Trampoline {}

@ScriptHooks
final class ScriptControl: UIControl, Trampoline {}

@ScriptHooks
final class ScriptButton: UIButton, Trampoline {}

@ScriptHooks
final class ScriptViewController: UIViewController, Trampoline {}

@ScriptHooks
final class ScriptNavigationController: UINavigationController, Trampoline {}

@ScriptHooks
final class ScriptTabBarController: UITabBarController, Trampoline {}

@ScriptHooks
final class ScriptSplitViewController: UISplitViewController, Trampoline {}

@ScriptHooks
final class ScriptTabBar: UITabBar, Trampoline {}

@ScriptHooks
final class ScriptPageViewController: UIPageViewController, Trampoline {}

@ScriptHooks
final class ScriptPresentationController: UIPresentationController, Trampoline {}

@ScriptHooks
final class ScriptStoryboardSegue: UIStoryboardSegue, Trampoline {}

@ScriptHooks
final class ScriptPercentDrivenTransition: UIPercentDrivenInteractiveTransition, Trampoline {}

@ScriptHooks
final class ScriptLayer: CALayer, Trampoline {}

@ScriptHooks
final class ScriptShapeLayer: CAShapeLayer, Trampoline {}

@ScriptHooks
final class ScriptGradientLayer: CAGradientLayer, Trampoline {}

@ScriptHooks
final class ScriptTextLayer: CATextLayer, Trampoline {}

@ScriptHooks
final class ScriptAnimation: CAAnimation, Trampoline {}

@ScriptHooks
final class ScriptPropertyAnimation: CAPropertyAnimation, Trampoline {}

@ScriptHooks
final class ScriptBasicAnimation: CABasicAnimation, Trampoline {}

@ScriptHooks
final class ScriptSpringAnimation: CASpringAnimation, Trampoline {}

@ScriptHooks
final class ScriptKeyframeAnimation: CAKeyframeAnimation, Trampoline {}

@ScriptHooks
final class ScriptAnimationGroup: CAAnimationGroup, Trampoline {}

@ScriptHooks
final class ScriptLayoutConstraint: NSLayoutConstraint, Trampoline {}

@ScriptHooks
final class ScriptLayoutGuide: UILayoutGuide, Trampoline {}

@ScriptHooks
final class ScriptInputView: UIInputView, Trampoline {}

@ScriptHooks
final class ScriptSwitch: UISwitch, Trampoline {}

@ScriptHooks
final class ScriptSlider: UISlider, Trampoline {}

@ScriptHooks
final class ScriptStepper: UIStepper, Trampoline {}

@ScriptHooks
final class ScriptSegmentedControl: UISegmentedControl, Trampoline {}

@ScriptHooks
final class ScriptProgressView: UIProgressView, Trampoline {}

@ScriptHooks
final class ScriptActivityIndicatorView: UIActivityIndicatorView, Trampoline {}

@ScriptHooks
final class ScriptTextField: UITextField, Trampoline {}

@ScriptHooks
final class ScriptTableViewCell: UITableViewCell, Trampoline {}

@ScriptHooks
final class ScriptCollectionReusableView: UICollectionReusableView, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewCell: UICollectionViewCell, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewListCell: UICollectionViewListCell, Trampoline {}

@ScriptHooks
final class ScriptTrackingLayoutGuide: UITrackingLayoutGuide, Trampoline {}

@ScriptHooks
final class ScriptKeyboardLayoutGuide: UIKeyboardLayoutGuide, Trampoline {}

@ScriptHooks
final class ScriptPickerView: UIPickerView, Trampoline {}

@ScriptHooks
final class ScriptDatePicker: UIDatePicker, Trampoline {}
