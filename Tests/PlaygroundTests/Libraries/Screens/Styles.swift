// swift-format-ignore-file
import UIKit

// Nib-loading code without nibs
protocol NibLoadable: AnyObject { static var nib: UINib { get } }
extension NibLoadable { static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) } }
final class NibCell: UITableViewCell, NibLoadable {}

// Label styling
public struct TextStyle {
    public var font: UIFont, color: UIColor, lineHeight: CGFloat?, tracking: CGFloat
    public func attributes(alignment: NSTextAlignment = .natural) -> [NSAttributedString.Key: Any] {
        let p = NSMutableParagraphStyle()
        p.alignment = alignment
        p.lineBreakMode = .byWordWrapping
        if let lineHeight { p.minimumLineHeight = lineHeight; p.maximumLineHeight = lineHeight }
        var a: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .kern: tracking, .paragraphStyle: p]
        if let lineHeight { a[.baselineOffset] = (lineHeight - font.lineHeight) / 4 }
        return a
    }
}
extension UILabel {
    func setText(_ text: String?, style: TextStyle) {
        guard let text else { attributedText = nil; return }
        attributedText = NSAttributedString(string: text, attributes: style.attributes(alignment: textAlignment))
    }
}
open class PaddedLabel: UILabel {
    public var padding: UIEdgeInsets = .zero { didSet { invalidateIntrinsicContentSize() } }
    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
        let r = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: n)
        return CGRect(x: r.minX - padding.left, y: r.minY - padding.top, width: r.width + padding.left + padding.right, height: r.height + padding.top + padding.bottom)
    }
    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}
