import SwiftScript
import UIKitEngine

extension UITableView.Style: @MainActor BridgedValue {}
extension UITableView.ScrollPosition: @MainActor BridgedValue {}
extension UITableView.RowAnimation: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiTableView = TypeBinding.class(
    UITableView.self, "UITableView", inherits: "UIScrollView", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero, style: .plain) }") {
      UITableView()
    }
    type.initializer(
      "convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }"
    ) { (frame: CGRect) in
      UITableView(frame: frame)
    }
    type.initializer(
      "init(frame: CGRect, style: Style)", UITableView.init(frame:style:),
      subclass: ScriptTableView.init(script:frame:style:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UITableView()
    } subclass: { script, _ in
      ScriptTableView(script: script, frame: .zero, style: .plain)
    }
    type.staticProperty("static let automaticDimension: CGFloat") {
      UITableView.automaticDimension
    }
    type.looks()
    type.heights()
    type.reuse()
    type.questions()
    type.updates()
  }

  static let uiTableViewStyles: [TypeBinding] = [
    .enum(
      UITableView.Style.self, "UITableView.Style",
      [("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)]),
    .enum(
      UITableView.ScrollPosition.self, "UITableView.ScrollPosition",
      [("none", .none), ("top", .top), ("middle", .middle), ("bottom", .bottom)]),
    .enum(
      UITableView.RowAnimation.self, "UITableView.RowAnimation",
      [
        ("fade", .fade), ("right", .right), ("left", .left), ("top", .top), ("bottom", .bottom),
        ("none", .none), ("middle", .middle), ("automatic", .automatic),
      ]),
  ]
}

extension MemberTable where Host == UITableView {
  fileprivate func looks() {
    delegateProperty("var dataSource: UITableViewDataSource?", \.dataSource)
    property("let style: Style", \.style)
    // The scroll view's delegate under a narrower type, as in UIKit.
    native(
      "var delegate: UITableViewDelegate?",
      get: { _, arguments in Value(object: UITableView.unwrap(arguments[0])?.delegate) },
      set: { _, arguments in
        UITableView.unwrap(arguments[0])?.delegate =
          arguments[1].unerased.object as? UITableViewDelegate
        return .void
      })
    property("var separatorStyle: UITableViewCell.SeparatorStyle", \.separatorStyle)
    property("var separatorInset: UIEdgeInsets", \.separatorInset)
    property("var separatorColor: UIColor?", \.separatorColor)
    property("var allowsSelection: Bool", \.allowsSelection)
    property("var allowsMultipleSelection: Bool", \.allowsMultipleSelection)
    property("var isEditing: Bool", \.isEditing)
    method("func setEditing(_ editing: Bool, animated: Bool)", UITableView.setEditing(_:animated:))
    property("var allowsSelectionDuringEditing: Bool", \.allowsSelectionDuringEditing)
    property(
      "var allowsMultipleSelectionDuringEditing: Bool", \.allowsMultipleSelectionDuringEditing)
    property("var insetsContentViewsToSafeArea: Bool", \.insetsContentViewsToSafeArea)
    property(
      "var cellLayoutMarginsFollowReadableWidth: Bool", \.cellLayoutMarginsFollowReadableWidth)
    property("var backgroundView: UIView?", \.backgroundView)
    property("var tableHeaderView: UIView?", \.tableHeaderView)
    property("var tableFooterView: UIView?", \.tableFooterView)
  }

  fileprivate func heights() {
    property("var rowHeight: CGFloat", \.rowHeight)
    property("var estimatedRowHeight: CGFloat", \.estimatedRowHeight)
    property("var sectionHeaderHeight: CGFloat", \.sectionHeaderHeight)
    property("var sectionFooterHeight: CGFloat", \.sectionFooterHeight)
    property("var estimatedSectionHeaderHeight: CGFloat", \.estimatedSectionHeaderHeight)
    property("var estimatedSectionFooterHeight: CGFloat", \.estimatedSectionFooterHeight)
    property("var sectionHeaderTopPadding: CGFloat", \.sectionHeaderTopPadding)
    property("var fillerRowHeight: CGFloat", \.fillerRowHeight)
  }

  fileprivate func reuse() {
    native("func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)") {
      machine, arguments in
      guard let table = UITableView.unwrap(arguments[0]), let name = String.unwrap(arguments[2])
      else { return .void }
      switch ListClass(arguments[1], machine, by: "init(style:reuseIdentifier:)") {
      case .engine(let type): table.register(type, forCellReuseIdentifier: name)
      case .script(let make):
        table.register(forCellReuseIdentifier: name) {
          make([UITableViewCell.CellStyle.default, name]) as? UITableViewCell
        }
      case .none: table.register(AnyClass?.none, forCellReuseIdentifier: name)
      }
      return .void
    }
    native(
      "func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)"
    ) { machine, arguments in
      guard let table = UITableView.unwrap(arguments[0]), let name = String.unwrap(arguments[2])
      else { return .void }
      switch ListClass(arguments[1], machine, by: "init(reuseIdentifier:)") {
      case .engine(let type): table.register(type, forHeaderFooterViewReuseIdentifier: name)
      case .script(let make):
        table.register(forHeaderFooterViewReuseIdentifier: name) {
          make([name]) as? UITableViewHeaderFooterView
        }
      case .none: table.register(AnyClass?.none, forHeaderFooterViewReuseIdentifier: name)
      }
      return .void
    }
    function("func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?") {
      (table: UITableView, name: String) in
      table.dequeueReusableCell(withIdentifier: name)
    }
    function(
      "func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> "
        + "UITableViewCell"
    ) { (table: UITableView, name: String, path: IndexPath) in
      table.dequeueReusableCell(withIdentifier: name, for: path)
    }
    function(
      "func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> "
        + "UITableViewHeaderFooterView?"
    ) { (table: UITableView, name: String) in
      table.dequeueReusableHeaderFooterView(withIdentifier: name)
    }
  }
}
