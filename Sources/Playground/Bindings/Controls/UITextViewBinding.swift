import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let textViews: [TypeBinding] = [
    uiTextView, nsTextContainer, uiPageControl, uiRefreshControl, uiToolbar,
  ]

  private static let uiTextView = TypeBinding.class(
    UITextView.self, "UITextView", inherits: "UIScrollView", conforms: ["UIKeyInput"],
    subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero, textContainer: nil) }") {
      UITextView()
    }
    type.initializer(
      "convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }"
    ) { (frame: CGRect) in UITextView(frame: frame) }
    type.initializer(
      "init(frame: CGRect, textContainer: NSTextContainer?)",
      UITextView.init(frame:textContainer:),
      subclass: ScriptTextView.init(script:frame:textContainer:)
    )
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UITextView(frame: .zero)
    } subclass: { script, _ in
      ScriptTextView(script: script, frame: .zero, textContainer: nil)
    }
    type.property("var text: String!", \.text)
    type.property("var font: UIFont?", \.font)
    type.property("var inputView: UIView?", \.inputView)
    type.property("var inputAccessoryView: UIView?", \.inputAccessoryView)
    type.inputTraits()
    type.method("func insertText(_ text: String)", UITextView.insertText(_:))
    type.method("func deleteBackward()", UITextView.deleteBackward)
    type.textInput()
    type.property("var isSecureTextEntry: Bool", \.isSecureTextEntry)
    type.property("var textColor: UIColor?", \.textColor)
    type.property("var textAlignment: NSTextAlignment", \.textAlignment)
    type.property("var isEditable: Bool", \.isEditable)
    type.property("var isSelectable: Bool", \.isSelectable)
    type.property("var textContainerInset: UIEdgeInsets", \.textContainerInset)
    type.property("let textContainer: NSTextContainer", \.textContainer)
    type.property(
      "var adjustsFontForContentSizeCategory: Bool", \.adjustsFontForContentSizeCategory)
    type.property("var selectedRange: NSRange", \.selectedRange)
    type.property("var hasText: Bool", \.hasText)
    type.property("var isEditing: Bool", \.isEditing)
    type.keptLooks()
    type.notificationNames()
  }

  private static let nsTextContainer = TypeBinding.class(
    NSTextContainer.self, "NSTextContainer", inherits: "NSObject"
  ) { type in
    type.initializer("init(size: CGSize)", NSTextContainer.init(size:))
    type.initializer("convenience init() { self.init(size: .zero) }") { NSTextContainer() }
    type.property("var size: CGSize", \.size)
    type.property("var lineFragmentPadding: CGFloat", \.lineFragmentPadding)
    type.property("var maximumNumberOfLines: Int", \.maximumNumberOfLines)
    type.property("var lineBreakMode: NSLineBreakMode", \.lineBreakMode)
    type.property("var widthTracksTextView: Bool", \.widthTracksTextView)
    type.property("var heightTracksTextView: Bool", \.heightTracksTextView)
  }

  private static let uiPageControl = TypeBinding.class(
    UIPageControl.self, "UIPageControl", inherits: "UIControl", subclassable: true
  ) { type in
    type.frameInitializers(
      UIPageControl.init(frame:), subclass: ScriptPageControl.init(script:frame:))
    type.property("var numberOfPages: Int", \.numberOfPages)
    type.property("var currentPage: Int", \.currentPage)
    type.property("var hidesForSinglePage: Bool", \.hidesForSinglePage)
    type.property("var pageIndicatorTintColor: UIColor?", \.pageIndicatorTintColor)
    type.property("var currentPageIndicatorTintColor: UIColor?", \.currentPageIndicatorTintColor)
  }

  private static let uiRefreshControl = TypeBinding.class(
    UIRefreshControl.self, "UIRefreshControl", inherits: "UIControl", subclassable: true
  ) { type in
    type.frameInitializers(
      UIRefreshControl.init(frame:), subclass: ScriptRefreshControl.init(script:frame:))
    type.property("var isRefreshing: Bool", \.isRefreshing)
    type.method("func beginRefreshing()", UIRefreshControl.beginRefreshing)
    type.method("func endRefreshing()", UIRefreshControl.endRefreshing)
  }

  private static let uiToolbar = TypeBinding.class(
    UIToolbar.self, "UIToolbar", inherits: "UIView", subclassable: true
  ) { type in
    type.frameInitializers(
      UIToolbar.init(frame:), subclass: ScriptToolbar.init(script:frame:))
    type.property("var items: [UIBarButtonItem]?", \.items)
    type.property("var isTranslucent: Bool", \.isTranslucent)
    type.property("var barTintColor: UIColor?", \.barTintColor)
    type.method(
      "func setItems(_ items: [UIBarButtonItem]?, animated: Bool)",
      UIToolbar.setItems(_:animated:))
  }
}
