// swift-format-ignore-file
import UIKit

open class MessageContainerView: UIImageView {
    private let imageMask = UIImageView()
    open override var frame: CGRect { didSet { sizeMaskToView() } }
    private func sizeMaskToView() { imageMask.frame = bounds }
    open func applyMessageStyle() {
        mask = imageMask
        layer.masksToBounds = true
    }
}
open class MessageLabel: UILabel {
    open var textInsets: UIEdgeInsets = .zero { didSet { setNeedsDisplay() } }
    open override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += textInsets.horizontal
        size.height += textInsets.vertical
        return size
    }
    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
}
open class MessageContentCell: UICollectionViewCell {
    open var avatarView = UIView()
    open var messageContainerView: MessageContainerView = {
        let containerView = MessageContainerView()
        containerView.clipsToBounds = true
        containerView.layer.masksToBounds = true
        return containerView
    }()
    open var cellTopLabel: MessageLabel = {
        let label = MessageLabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        return label
    }()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setupSubviews()
    }
    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setupSubviews()
    }
    open func setupSubviews() { contentView.addSubviews(cellTopLabel, messageContainerView, avatarView) }
    open override func prepareForReuse() {
        super.prepareForReuse()
        cellTopLabel.text = nil
    }
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? MessagesCollectionViewLayoutAttributes else { return }
        cellTopLabel.textAlignment = attributes.cellTopLabelAlignment.textAlignment
        cellTopLabel.textInsets = attributes.cellTopLabelAlignment.textInsets
        cellTopLabel.frame = CGRect(origin: .zero, size: attributes.cellTopLabelSize)
        var origin = CGPoint.zero
        origin.y = attributes.size.height - attributes.avatarSize.height
        if attributes.avatarPosition.horizontal == .cellTrailing { origin.x = attributes.frame.width - attributes.avatarSize.width }
        avatarView.frame = CGRect(origin: origin, size: attributes.avatarSize)
        var at = CGPoint.zero
        at.y = attributes.size.height - attributes.messageContainerPadding.bottom - attributes.messageContainerSize.height
        switch attributes.avatarPosition.horizontal {
        case .cellLeading: at.x = attributes.avatarSize.width + attributes.messageContainerPadding.left
        case .cellTrailing: at.x = attributes.frame.width - attributes.avatarSize.width - attributes.messageContainerSize.width - attributes.messageContainerPadding.right
        case .natural: break
        }
        messageContainerView.frame = CGRect(origin: at, size: attributes.messageContainerSize)
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let touchPoint = gestureRecognizer.location(in: self)
        guard gestureRecognizer.isKind(of: UILongPressGestureRecognizer.self) else { return false }
        return messageContainerView.frame.contains(touchPoint)
    }
}
extension UIView { func addSubviews(_ subviews: UIView...) { subviews.forEach { addSubview($0) } }
    func fillSuperview() {
        guard let superview = self.superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        let constraints: [NSLayoutConstraint] = [
            leftAnchor.constraint(equalTo: superview.leftAnchor), rightAnchor.constraint(equalTo: superview.rightAnchor),
            topAnchor.constraint(equalTo: superview.topAnchor), bottomAnchor.constraint(equalTo: superview.bottomAnchor)]
        NSLayoutConstraint.activate(constraints)
    }
}
open class TextMessageCell: MessageContentCell {
    open var messageLabel = MessageLabel()
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let attributes = layoutAttributes as? MessagesCollectionViewLayoutAttributes {
            messageLabel.textInsets = attributes.messageLabelInsets
            messageLabel.font = attributes.messageLabelFont
            messageLabel.frame = messageContainerView.bounds
        }
    }
    open override func prepareForReuse() {
        super.prepareForReuse()
        messageLabel.attributedText = nil
        messageLabel.text = nil
    }
    open override func setupSubviews() {
        super.setupSubviews()
        messageContainerView.addSubview(messageLabel)
    }
}

