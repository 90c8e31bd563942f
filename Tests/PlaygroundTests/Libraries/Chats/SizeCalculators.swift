// swift-format-ignore-file
import UIKit

// How large a message is, and what its cell needs to know of that.

public protocol SenderType { var senderId: String { get }; var displayName: String { get } }
public struct Sender: SenderType { public let senderId: String; public let displayName: String }
public enum MessageKind { case text(String), attributedText(NSAttributedString), photo(CGSize), emoji(String) }
public protocol MessageType { var sender: SenderType { get }; var messageId: String { get }; var kind: MessageKind { get } }

public struct AvatarPosition: Equatable {
    public enum Horizontal { case cellLeading, cellTrailing, natural }
    public enum Vertical { case cellTop, messageLabelTop, messageTop, messageCenter, messageBottom, cellBottom }
    public var vertical: Vertical
    public var horizontal: Horizontal
    public init(horizontal: Horizontal, vertical: Vertical) { self.horizontal = horizontal; self.vertical = vertical }
    public init(vertical: Vertical) { self.init(horizontal: .natural, vertical: vertical) }
}
public struct LabelAlignment: Equatable {
    public var textAlignment: NSTextAlignment
    public var textInsets: UIEdgeInsets
    public init(textAlignment: NSTextAlignment, textInsets: UIEdgeInsets) { self.textAlignment = textAlignment; self.textInsets = textInsets }
}

open class MessagesCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    public var avatarSize: CGSize = .zero
    public var avatarPosition = AvatarPosition(vertical: .cellBottom)
    public var avatarLeadingTrailingPadding: CGFloat = 0
    public var messageContainerSize: CGSize = .zero
    public var messageContainerPadding: UIEdgeInsets = .zero
    public var messageLabelFont: UIFont = UIFont.preferredFont(forTextStyle: .body)
    public var messageLabelInsets: UIEdgeInsets = .zero
    public var cellTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var cellTopLabelSize: CGSize = .zero
    public var messageTopLabelSize: CGSize = .zero

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! MessagesCollectionViewLayoutAttributes
        copy.avatarSize = avatarSize
        copy.avatarPosition = avatarPosition
        copy.avatarLeadingTrailingPadding = avatarLeadingTrailingPadding
        copy.messageContainerSize = messageContainerSize
        copy.messageContainerPadding = messageContainerPadding
        copy.messageLabelFont = messageLabelFont
        copy.messageLabelInsets = messageLabelInsets
        copy.cellTopLabelAlignment = cellTopLabelAlignment
        copy.cellTopLabelSize = cellTopLabelSize
        copy.messageTopLabelSize = messageTopLabelSize
        return copy
    }

    nonisolated override open func isEqual(_ object: Any?) -> Bool {
        let same = super.isEqual(object)
        nonisolated(unsafe) let other = object as? MessagesCollectionViewLayoutAttributes
        nonisolated(unsafe) let me = self
        return MainActor.assumeIsolated {
            guard let attributes = other else { return false }
            return same && attributes.avatarSize == me.avatarSize
                && attributes.avatarPosition == me.avatarPosition
                && attributes.messageContainerSize == me.messageContainerSize
                && attributes.messageContainerPadding == me.messageContainerPadding
                && attributes.messageLabelFont == me.messageLabelFont
                && attributes.messageLabelInsets == me.messageLabelInsets
                && attributes.cellTopLabelAlignment == me.cellTopLabelAlignment
                && attributes.cellTopLabelSize == me.cellTopLabelSize
        }
    }
}

@MainActor open class CellSizeCalculator {
    public weak var layout: UICollectionViewFlowLayout?
    open func configure(attributes: UICollectionViewLayoutAttributes) {}
    open func sizeForItem(at indexPath: IndexPath) -> CGSize { return .zero }
    public init() {}
}

open class MessageSizeCalculator: CellSizeCalculator {
    public init(layout: MessagesCollectionViewFlowLayout? = nil) {
        super.init()
        self.layout = layout
    }
    public var incomingAvatarSize = CGSize(width: 30, height: 30)
    public var outgoingAvatarSize = CGSize(width: 30, height: 30)
    public var incomingMessagePadding = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 30)
    public var outgoingMessagePadding = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 4)
    public var messagesLayout: MessagesCollectionViewFlowLayout { return layout as! MessagesCollectionViewFlowLayout }

    override open func configure(attributes: UICollectionViewLayoutAttributes) {
        guard let attributes = attributes as? MessagesCollectionViewLayoutAttributes else { return }
        let dataSource = messagesLayout.messagesDataSource
        let indexPath = attributes.indexPath
        let message = dataSource.messageForItem(at: indexPath, in: messagesLayout.messagesCollectionView)
        attributes.avatarSize = avatarSize(for: message)
        attributes.avatarPosition = avatarPosition(for: message)
        attributes.messageContainerPadding = messageContainerPadding(for: message)
        attributes.messageContainerSize = messageContainerSize(for: message)
        attributes.cellTopLabelSize = cellTopLabelSize(for: message, at: indexPath)
    }
    override open func sizeForItem(at indexPath: IndexPath) -> CGSize {
        let message = messagesLayout.messagesDataSource.messageForItem(at: indexPath, in: messagesLayout.messagesCollectionView)
        let itemHeight = cellContentHeight(for: message, at: indexPath)
        return CGSize(width: messagesLayout.itemWidth, height: itemHeight)
    }
    open func cellContentHeight(for message: MessageType, at indexPath: IndexPath) -> CGFloat {
        let container = messageContainerSize(for: message).height
        let padding = messageContainerPadding(for: message)
        let avatar = avatarSize(for: message).height
        let top = cellTopLabelSize(for: message, at: indexPath).height
        return max(avatar, top + container + padding.top + padding.bottom)
    }
    func isFromCurrent(_ m: MessageType) -> Bool { messagesLayout.messagesDataSource.currentSender.senderId == m.sender.senderId }
    open func avatarPosition(for message: MessageType) -> AvatarPosition {
        var position = AvatarPosition(vertical: .cellBottom)
        switch position.horizontal {
        case .cellTrailing, .cellLeading: break
        case .natural: position.horizontal = isFromCurrent(message) ? .cellTrailing : .cellLeading
        }
        return position
    }
    open func avatarSize(for message: MessageType) -> CGSize { isFromCurrent(message) ? outgoingAvatarSize : incomingAvatarSize }
    open func messageContainerPadding(for message: MessageType) -> UIEdgeInsets { isFromCurrent(message) ? outgoingMessagePadding : incomingMessagePadding }
    open func messageContainerSize(for message: MessageType) -> CGSize { return .zero }
    open func cellTopLabelSize(for message: MessageType, at indexPath: IndexPath) -> CGSize {
        let height = messagesLayout.messagesCollectionView.messagesLayoutDelegate?.cellTopLabelHeight(for: message, at: indexPath) ?? 0
        return CGSize(width: messagesLayout.itemWidth, height: height)
    }
    open func messageContainerMaxWidth(for message: MessageType) -> CGFloat {
        messagesLayout.itemWidth - avatarSize(for: message).width - messageContainerPadding(for: message).horizontal
    }
}
extension UIEdgeInsets {
    var vertical: CGFloat { return top + bottom }
    var horizontal: CGFloat { return left + right }
}
open class TextMessageSizeCalculator: MessageSizeCalculator {
    public var incomingMessageLabelInsets = UIEdgeInsets(top: 7, left: 18, bottom: 7, right: 14)
    public var outgoingMessageLabelInsets = UIEdgeInsets(top: 7, left: 14, bottom: 7, right: 18)
    public var messageLabelFont = UIFont.preferredFont(forTextStyle: .body)
    internal func messageLabelInsets(for message: MessageType) -> UIEdgeInsets { isFromCurrent(message) ? outgoingMessageLabelInsets : incomingMessageLabelInsets }
    open override func messageContainerMaxWidth(for message: MessageType) -> CGFloat {
        super.messageContainerMaxWidth(for: message) - messageLabelInsets(for: message).horizontal
    }
    open override func messageContainerSize(for message: MessageType) -> CGSize {
        let maxWidth = messageContainerMaxWidth(for: message)
        var messageContainerSize: CGSize
        let attributedText: NSAttributedString
        switch message.kind {
        case .attributedText(let text): attributedText = text
        case .text(let text), .emoji(let text): attributedText = NSAttributedString(string: text, attributes: [.font: messageLabelFont])
        default: fatalError("messageContainerSize received unhandled MessageDataType: \(message.kind)")
        }
        let constraintBox = CGSize(width: maxWidth, height: .greatestFiniteMagnitude)
        messageContainerSize = attributedText.boundingRect(with: constraintBox, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).integral.size
        let messageInsets = messageLabelInsets(for: message)
        messageContainerSize.width += messageInsets.horizontal
        messageContainerSize.height += messageInsets.vertical
        return messageContainerSize
    }
    open override func configure(attributes: UICollectionViewLayoutAttributes) {
        super.configure(attributes: attributes)
        guard let attributes = attributes as? MessagesCollectionViewLayoutAttributes else { return }
        let message = messagesLayout.messagesDataSource.messageForItem(at: attributes.indexPath, in: messagesLayout.messagesCollectionView)
        attributes.messageLabelInsets = messageLabelInsets(for: message)
        attributes.messageLabelFont = messageLabelFont
    }
}
open class MediaMessageSizeCalculator: MessageSizeCalculator {
    open override func messageContainerSize(for message: MessageType) -> CGSize {
        let maxWidth = messageContainerMaxWidth(for: message)
        switch message.kind {
        case .photo(let size):
            if maxWidth < size.width { return CGSize(width: maxWidth, height: maxWidth * size.height / size.width) }
            return size
        default: return .zero
        }
    }
}

