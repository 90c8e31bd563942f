// swift-format-ignore-file
// source: Apple's documentation of UIColor, UIEdgeInsets and UIGraphicsImageRenderer
// Extensions that many answers have: colours of hexadecimal texts and back, padded text fields, images of one colour.
// ends: normally
import UIKit

extension UIColor {
    convenience init?(hex: String) {
        var hexSanitized = hex.trimmingCharacters(in: .whitespacesAndNewlines)
        hexSanitized = hexSanitized.replacingOccurrences(of: "#", with: "")
        var rgb: UInt64 = 0
        var r: CGFloat = 0.0
        var g: CGFloat = 0.0
        var b: CGFloat = 0.0
        var a: CGFloat = 1.0
        let length = hexSanitized.count
        guard Scanner(string: hexSanitized).scanHexInt64(&rgb) else { return nil }
        if length == 6 {
            r = CGFloat((rgb & 0xFF0000) >> 16) / 255.0
            g = CGFloat((rgb & 0x00FF00) >> 8) / 255.0
            b = CGFloat(rgb & 0x0000FF) / 255.0
        } else if length == 8 {
            r = CGFloat((rgb & 0xFF000000) >> 24) / 255.0
            g = CGFloat((rgb & 0x00FF0000) >> 16) / 255.0
            b = CGFloat((rgb & 0x0000FF00) >> 8) / 255.0
            a = CGFloat(rgb & 0x000000FF) / 255.0
        } else {
            return nil
        }
        self.init(red: r, green: g, blue: b, alpha: a)
    }
    var toHex: String? {
        guard let components = cgColor.components, components.count >= 3 else { return nil }
        let r = Float(components[0]), g = Float(components[1]), b = Float(components[2])
        return String(format: "%02lX%02lX%02lX", lroundf(r * 255), lroundf(g * 255), lroundf(b * 255))
    }
}
print(UIColor(hex: "#FF8000")?.toHex ?? "nil", UIColor(hex: "zz") == nil, UIColor(hex: "12345") as Any)
class PaddedTextField: UITextField {
    let padding = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    override open func textRect(forBounds bounds: CGRect) -> CGRect { return bounds.inset(by: padding) }
    override open func placeholderRect(forBounds bounds: CGRect) -> CGRect { return bounds.inset(by: padding) }
    override open func editingRect(forBounds bounds: CGRect) -> CGRect { return bounds.inset(by: padding) }
}
let tf = PaddedTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
print(tf.textRect(forBounds: tf.bounds), tf.editingRect(forBounds: tf.bounds))
tf.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: tf.frame.height))
tf.leftViewMode = .always
tf.isSecureTextEntry = true
tf.returnKeyType = .done
tf.keyboardType = .emailAddress
extension UIImage {
    func resized(toWidth width: CGFloat) -> UIImage? {
        let canvasSize = CGSize(width: width, height: CGFloat(ceil(width / size.width * size.height)))
        UIGraphicsBeginImageContextWithOptions(canvasSize, false, scale)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: canvasSize))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
    static func from(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
let img = UIImage.from(color: .red, size: .init(width: 200, height: 100))
print(img.size, img.resized(toWidth: 50)?.size ?? .zero)
let button = UIButton(type: .custom)
button.setImage(img, for: .normal)
button.setTitle("Hi", for: [])
button.setTitleColor(.black, for: .highlighted)
button.titleLabel?.font = UIFont(name: "HelveticaNeue-Bold", size: 20)
button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
button.isEnabled = false
print(button.state == .disabled, button.title(for: .normal) ?? "", button.currentTitleColor == button.titleColor(for: .disabled))
let iv = UIImageView(image: img)
print(iv.frame, iv.intrinsicContentSize, iv.contentMode == .scaleToFill)
let sv = UIScrollView()
sv.contentSize = CGSize(width: 10, height: 10)
sv.contentInset = .init(top: 1, left: 1, bottom: 1, right: 1)
print(sv.contentOffset, sv.isPagingEnabled, sv.bounces)
