import Foundation

/// A row of a table, as libraries lay it out; tables themselves are not modelled.
open class UITableViewCell: UIView {
  open private(set) lazy var contentView = contentFiller(self)
  open private(set) var reuseIdentifier: String?
  open var isSelected = false
  open var isHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    // The size that UIKit gives a cell before a table does.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    _ = contentView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  public nonisolated enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }
}

/// What a collection reuses.
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// An item of a collection; collections themselves are not modelled.
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = contentFiller(self)
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}

/// A view that fills `cell` and follows its size.
private func contentFiller(_ cell: UIView) -> UIView {
  let view = UIView(frame: cell.bounds)
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  cell.addSubview(view)
  return view
}
