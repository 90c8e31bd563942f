// swift-format-ignore-file
import UIKit

// A form that scrolls, fills at least the screen and ends at the keyboard.

open class FormViewController: UIViewController {
    public let scrollView = UIScrollView()
    public let stackView = UIStackView()
    public var insets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    open override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.keyboardDismissMode = .onDrag
        [scrollView, stackView].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        stackView.axis = .vertical
        stackView.spacing = 12
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        let minimum = stackView.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor, constant: -(insets.top + insets.bottom))
        minimum.priority = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: insets.top),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: insets.leading),
            content.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: insets.trailing),
            content.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: insets.bottom),
            stackView.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -(insets.leading + insets.trailing)),
            minimum,
        ])
    }
    public func add(_ view: UIView, spacing: CGFloat? = nil) {
        stackView.addArrangedSubview(view)
        if let spacing { stackView.setCustomSpacing(spacing, after: view) }
    }
    public static func spacer(_ height: CGFloat? = nil) -> UIView {
        let view = UIView()
        view.setContentHuggingPriority(.init(1), for: .vertical)
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }
}

