// swift-format-ignore-file
import XCTest
import UIKit
struct Mock: MessageType { let sender: SenderType; let messageId: String; let kind: MessageKind }
class MockController: MessagesViewController, MessagesDataSource, MessagesLayoutDelegate {
    let me = Sender(senderId: "1", displayName: "me")
    let you = Sender(senderId: "2", displayName: "you")
    lazy var messages: [Mock] = [
        Mock(sender: me, messageId: "a", kind: .text("hi")), Mock(sender: you, messageId: "b", kind: .photo(CGSize(width: 600, height: 300))),
        Mock(sender: you, messageId: "c", kind: .text(String(repeating: "words and more words ", count: 20))),
    ]
    var currentSender: SenderType { me }
    func messageForItem(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView) -> MessageType { messages[indexPath.section] }
    func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int { messages.count }
    func cellTopLabelHeight(for message: MessageType, at indexPath: IndexPath) -> CGFloat { indexPath.section == 1 ? 18 : 0 }
    func headerViewSize(for section: Int) -> CGSize { CGSize(width: 10, height: section == 0 ? 20 : 0) }
    override func viewDidLoad() {
        super.viewDidLoad()
        messagesCollectionView.messagesDataSource = self
        messagesCollectionView.messagesLayoutDelegate = self
    }
}
@MainActor class ChatTests: XCTestCase {
    func show() -> (UIWindow, MockController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let c = MockController()
        window.rootViewController = c
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, c)
    }
    func testAttributes() {
        let a = MessagesCollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        a.avatarSize = CGSize(width: 3, height: 4)
        a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let b = a.copy() as! MessagesCollectionViewLayoutAttributes
        XCTAssertEqual(a, b)
        XCTAssertEqual(b.avatarSize, a.avatarSize)
        b.avatarSize = .zero
        XCTAssertNotEqual(a, b)
        let layout = MessagesCollectionViewFlowLayout()
        XCTAssertTrue(type(of: layout).layoutAttributesClass == MessagesCollectionViewLayoutAttributes.self)
        XCTAssertEqual(layout.sectionInset, UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
        XCTAssertEqual(layout.itemWidth, 0)
    }
    func testFrames() {
        let (window, c) = show()
        let list = c.messagesCollectionView
        XCTAssertEqual(list.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
        XCTAssertEqual(list.visibleCells.count, 3)
        let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as! MessagesCollectionViewLayoutAttributes
        XCTAssertEqual(first.frame.minX, 8)
        XCTAssertEqual(first.frame.minY, 24)
        XCTAssertEqual(first.frame.width, 359)
        XCTAssertEqual(first.avatarPosition.horizontal, .cellTrailing)
        let photo = list.cellForItem(at: IndexPath(item: 0, section: 1)) as! MessageContentCell
        let width: CGFloat = 359 - 30 - 34
        XCTAssertEqual(photo.messageContainerView.frame, CGRect(x: 34, y: 18, width: width, height: width / 2))
        XCTAssertEqual(photo.avatarView.frame, CGRect(x: 0, y: 18 + width / 2 - 30, width: 30, height: 30))
        XCTAssertEqual(photo.frame.height, 18 + width / 2)
        XCTAssertEqual(photo.frame.minY, first.frame.maxY + 8)
        let text = list.cellForItem(at: IndexPath(item: 0, section: 2)) as! TextMessageCell
        XCTAssertTrue(text.frame.height > 100)
        XCTAssertEqual(text.messageLabel.frame, text.messageContainerView.bounds)
        XCTAssertEqual(text.messageLabel.textInsets.left, 18)
        XCTAssertEqual(list.contentSize.height, text.frame.maxY + 4)
        XCTAssertEqual(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
        XCTAssertTrue(text.contentView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        _ = window
    }
    func testInsets() {
        let (window, c) = show()
        c.additionalBottomInset = 30
        XCTAssertEqual(c.messagesCollectionView.contentInset.bottom, 30)
        XCTAssertEqual(c.messagesCollectionView.adjustedContentInset.bottom, 30)
        c.messages += (0..<20).map { Mock(sender: c.me, messageId: "\($0)", kind: .text("line \($0)")) }
        c.messagesCollectionView.reloadData()
        c.messagesCollectionView.scrollToBottom()
        c.messagesCollectionView.layoutIfNeeded()
        let list = c.messagesCollectionView
        XCTAssertEqual(list.contentOffset.y, list.contentSize.height - 667 + 30, accuracy: 0.5)
        XCTAssertEqual(list.indexPathsForVisibleItems.last, IndexPath(item: 0, section: 22))
        let height = list.contentSize.height, offset = list.contentOffset.y
        c.messages.insert(contentsOf: (0..<5).map { Mock(sender: c.you, messageId: "x\($0)", kind: .text("older \($0)")) }, at: 0)
        list.reloadDataAndKeepOffset()
        XCTAssertEqual(list.contentOffset.y - offset, list.contentSize.height - height, accuracy: 0.5)
        _ = window
    }
    func testBounds() {
        let (window, c) = show()
        let layout = c.messagesCollectionView.messagesCollectionViewFlowLayout
        let context = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertTrue((context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics == true)
        window.frame.size.width = 600
        window.layoutIfNeeded()
        XCTAssertEqual(layout.itemWidth, 584)
        XCTAssertEqual(c.messagesCollectionView.visibleCells.first?.frame.width, 584)
    }
    func testContainer() {
        let v = MessageContainerView()
        v.applyMessageStyle()
        v.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertEqual(v.mask?.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
        let l = MessageLabel()
        l.text = "x"
        let s = l.intrinsicContentSize
        l.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(l.intrinsicContentSize, CGSize(width: s.width + 6, height: s.height + 4))
    }
}
