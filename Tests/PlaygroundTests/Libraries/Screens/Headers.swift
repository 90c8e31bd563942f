// swift-format-ignore-file
import UIKit

// Headers and footers of tables that are as high as their constraints say.

extension UITableView {
    func sizeHeaderToFit() {
        guard let header = tableHeaderView else { return }
        header.setNeedsLayout()
        header.layoutIfNeeded()
        let height = header.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        var frame = header.frame
        if frame.size.height != height {
            frame.size.height = height
            header.frame = frame
            tableHeaderView = header
        }
    }
    func sizeFooterToFit() {
        guard let footer = tableFooterView else { return }
        let width = bounds.size.width
        let temporaryWidth = footer.widthAnchor.constraint(equalToConstant: width)
        footer.translatesAutoresizingMaskIntoConstraints = false
        temporaryWidth.isActive = true
        let size = footer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        temporaryWidth.isActive = false
        footer.translatesAutoresizingMaskIntoConstraints = true
        footer.frame = CGRect(origin: footer.frame.origin, size: CGSize(width: width, height: size.height))
        tableFooterView = footer
    }
    func register<T: UITableViewCell>(cellType: T.Type) { register(cellType, forCellReuseIdentifier: String(describing: cellType)) }
    func dequeue<T: UITableViewCell>(for indexPath: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: String(describing: T.self), for: indexPath) as! T
    }
}

final class BannerHeader: UIView {
    let title = UILabel(), body = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        body.numberOfLines = 0
        body.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
        let stack = UIStackView(arrangedSubviews: [title, body])
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

