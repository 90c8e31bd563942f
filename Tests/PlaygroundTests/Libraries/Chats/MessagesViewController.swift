// swift-format-ignore-file
import UIKit

open class MessagesViewController: UIViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
    open var messagesCollectionView = MessagesCollectionView()
    open var additionalBottomInset: CGFloat = 0 { didSet { messageCollectionViewBottomInset += additionalBottomInset - oldValue } }
    internal var messageCollectionViewBottomInset: CGFloat = 0 {
        didSet {
            messagesCollectionView.contentInset.bottom = messageCollectionViewBottomInset
            messagesCollectionView.verticalScrollIndicatorInsets.bottom = messageCollectionViewBottomInset
        }
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        extendedLayoutIncludesOpaqueBars = true
        view.backgroundColor = .systemBackground
        messagesCollectionView.keyboardDismissMode = .interactive
        messagesCollectionView.alwaysBounceVertical = true
        messagesCollectionView.contentInsetAdjustmentBehavior = .never
        view.addSubviews(messagesCollectionView)
        messagesCollectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            messagesCollectionView.topAnchor.constraint(equalTo: view.topAnchor),
            messagesCollectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            messagesCollectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            messagesCollectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor)])
        messagesCollectionView.delegate = self
        messagesCollectionView.dataSource = self
    }
    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        guard let messagesFlowLayout = collectionViewLayout as? MessagesCollectionViewFlowLayout else { return .zero }
        return messagesFlowLayout.sizeForItem(at: indexPath)
    }
    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        messagesCollectionView.messagesLayoutDelegate?.headerViewSize(for: section) ?? .zero
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        messagesCollectionView.messagesDataSource?.numberOfSections(in: messagesCollectionView) ?? 0
    }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let messagesCollectionView = collectionView as? MessagesCollectionView else { fatalError() }
        let message = messagesCollectionView.messagesDataSource!.messageForItem(at: indexPath, in: messagesCollectionView)
        switch message.kind {
        case .text(let t), .emoji(let t):
            let cell = messagesCollectionView.dequeueReusableCell(TextMessageCell.self, for: indexPath)
            cell.messageLabel.text = t
            return cell
        default: return messagesCollectionView.dequeueReusableCell(MessageContentCell.self, for: indexPath)
        }
    }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader: return messagesCollectionView.dequeueReusableHeaderView(MessageReusableView.self, for: indexPath)
        default: fatalError("unrecognized")
        }
    }
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
}
