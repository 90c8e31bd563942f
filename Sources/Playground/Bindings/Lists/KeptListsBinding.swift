import SwiftScript
import UIKitEngine

extension UITableView.SeparatorInsetReference: @MainActor BridgedValue {}

/// What lists are told of their looks, of fingers and of the background of cells: kept.
extension TypeBinding {
  static let keptLists: [TypeBinding] = [
    .extending(UITableView.self, "UITableView") { type in
      type.property("var sectionIndexColor: UIColor?", \.sectionIndexColor)
      type.property("var sectionIndexBackgroundColor: UIColor?", \.sectionIndexBackgroundColor)
      type.property(
        "var sectionIndexTrackingBackgroundColor: UIColor?",
        \.sectionIndexTrackingBackgroundColor)
      type.property(
        "var sectionIndexMinimumDisplayRowCount: Int", \.sectionIndexMinimumDisplayRowCount)
      type.property(
        "var separatorInsetReference: SeparatorInsetReference", \.separatorInsetReference)
      type.property("var separatorEffect: UIVisualEffect?", \.separatorEffect)
      type.property("var isPrefetchingEnabled: Bool", \.isPrefetchingEnabled)
      type.property("var allowsFocus: Bool", \.allowsFocus)
      type.property("var remembersLastFocusedIndexPath: Bool", \.remembersLastFocusedIndexPath)
      type.method("func reloadSectionIndexTitles()", UITableView.reloadSectionIndexTitles)
    },
    .enum(
      UITableView.SeparatorInsetReference.self, "UITableView.SeparatorInsetReference",
      [
        ("fromCellEdges", .fromCellEdges), ("fromAutomaticInsets", .fromAutomaticInsets),
      ]),
    .extending(UICollectionView.self, "UICollectionView") { type in
      type.property("var isEditing: Bool", \.isEditing)
      type.property("var allowsSelectionDuringEditing: Bool", \.allowsSelectionDuringEditing)
      type.property(
        "var allowsMultipleSelectionDuringEditing: Bool", \.allowsMultipleSelectionDuringEditing)
    },
    .extending(UITableViewCell.self, "UITableViewCell") { type in
      type.method(
        "func defaultBackgroundConfiguration() -> UIBackgroundConfiguration",
        UITableViewCell.defaultBackgroundConfiguration)
    },
    .extending(UICollectionViewCell.self, "UICollectionViewCell") { type in
      type.method(
        "func defaultBackgroundConfiguration() -> UIBackgroundConfiguration",
        UICollectionViewCell.defaultBackgroundConfiguration)
    },
    .extending(UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView") { type in
      type.method(
        "func defaultBackgroundConfiguration() -> UIBackgroundConfiguration",
        UITableViewHeaderFooterView.defaultBackgroundConfiguration)
    },
  ]
}
