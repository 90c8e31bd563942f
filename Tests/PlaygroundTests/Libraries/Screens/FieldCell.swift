// swift-format-ignore-file
import UIKit

// A row of a form that makes its constraints anew in updateConstraints, by visual formats.

open class FieldCell: UITableViewCell, UITextFieldDelegate {
    open var textField: UITextField!
    open var titleLabel: UILabel?
    private var awakeFromNibCalled = false
    var dynamicConstraints = [NSLayoutConstraint]()
    var titlePercentage: CGFloat?
    var onChange: ((String?) -> Void)?

    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let textField = UITextField()
        self.textField = textField
        textField.translatesAutoresizingMaskIntoConstraints = false
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel = UILabel()
        titleLabel?.translatesAutoresizingMaskIntoConstraints = false
        titleLabel?.setContentHuggingPriority(UILayoutPriority(rawValue: 500), for: .horizontal)
        titleLabel?.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 1000), for: .horizontal)
        contentView.addSubview(titleLabel!)
        contentView.addSubview(textField)
        NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.titleLabel?.font = .preferredFont(forTextStyle: .body)
                self?.setNeedsUpdateConstraints()
            }
        }
        textField.delegate = self
        selectionStyle = .none
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override func updateConstraints() {
        customConstraints()
        super.updateConstraints()
    }
    open func customConstraints() {
        guard !awakeFromNibCalled else { return }
        contentView.removeConstraints(dynamicConstraints)
        dynamicConstraints = []
        var views: [String: AnyObject] = ["textField": textField]
        dynamicConstraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-11-[textField]-11-|", options: .alignAllLastBaseline, metrics: nil, views: views)
        if let label = titleLabel, let text = label.text, !text.isEmpty {
            views["label"] = label
            dynamicConstraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-11-[label]-11-|", options: .alignAllLastBaseline, metrics: nil, views: views)
            dynamicConstraints.append(NSLayoutConstraint(item: label, attribute: .centerY, relatedBy: .equal, toItem: textField, attribute: .centerY, multiplier: 1, constant: 0))
            if let imageView = imageView, let _ = imageView.image {
                views["imageView"] = imageView
                dynamicConstraints += NSLayoutConstraint.constraints(withVisualFormat: "H:[imageView]-(15)-[label]-[textField]-|", options: [], metrics: nil, views: views)
            } else {
                dynamicConstraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]-[textField]-|", options: [], metrics: nil, views: views)
            }
            if let titlePercentage = titlePercentage {
                dynamicConstraints.append(NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: contentView, attribute: .width, multiplier: titlePercentage, constant: 0))
            }
        } else {
            dynamicConstraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[textField]-|", options: .alignAllLeft, metrics: nil, views: views)
        }
        contentView.addConstraints(dynamicConstraints)
    }
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    open func textFieldDidEndEditing(_ textField: UITextField) { onChange?(textField.text) }
    open override var canBecomeFirstResponder: Bool { textField.canBecomeFirstResponder }
    open override func becomeFirstResponder() -> Bool { textField.becomeFirstResponder() }
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let row = titlePercentage else { return }
        var targetTitleWidth = bounds.size.width * row
        if let imageView = imageView, imageView.image != nil, let titleLabel = titleLabel {
            var extra = titleLabel.frame.minX - imageView.frame.maxX
            extra += imageView.frame.width
            targetTitleWidth -= extra
        }
    }
}

