// swift-format-ignore-file
// evidence: V-077
// A drawing has a context: the view's own in draw(_:), an image's while one is made, none elsewhere, as the
// documentation of UIGraphicsGetCurrentContext has it. What is asked of it, of paths and of images is answered;
// pixels are not made.
// ends: normally
import UIKit

final class PieView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return print("no context") }
    print("draw", rect, context.boundingBoxOfClipPath)
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.setFillColor(UIColor.red.cgColor)
    context.move(to: CGPoint(x: 0, y: 0))
    context.addLine(to: CGPoint(x: 30, y: 0))
    context.addArc(center: .zero, radius: 30, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    context.closePath()
    print(context.boundingBoxOfPath, context.currentPointOfPath)
    context.restoreGState()
    print(context.boundingBoxOfPath)
    context.fillPath()
    print(context.isPathEmpty)
    let path = UIBezierPath(ovalIn: rect)
    UIColor.blue.setStroke()
    path.lineWidth = 2
    path.stroke()
    ("text" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
    }
  }
}
let pie = PieView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
view.addSubview(pie)
view.layoutIfNeeded()
print(UIGraphicsGetCurrentContext() == nil)

final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }
}
let round = RoundButton(frame: CGRect(x: 0, y: 100, width: 80, height: 80))
view.addSubview(round)
print(view.hitTest(CGPoint(x: 40, y: 140), with: nil) === round, view.hitTest(CGPoint(x: 3, y: 103), with: nil) === round)

let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
let image = renderer.image { context in
  UIColor.red.setFill()
  context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
  context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
  print(context.format.scale, context.cgContext.width, context.cgContext.height)
}
print(image.size, image.scale, image.cgImage!.width)
let format = UIGraphicsImageRendererFormat.default()
format.scale = 1
format.opaque = true
let small = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 8, height: 8), format: format).image { $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1)) }
print(small.size, small.scale, small.cgImage!.height)
extension UIImage {
  func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
}
print(image.resized(to: CGSize(width: 7, height: 7)).size)
func imageWithColor(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage? {
  UIGraphicsBeginImageContextWithOptions(size, false, 0.0)
  defer { UIGraphicsEndImageContext() }
  color.setFill()
  UIRectFill(CGRect(origin: .zero, size: size))
  return UIGraphicsGetImageFromCurrentImageContext()
}
print(imageWithColor(.red)!.size, imageWithColor(.red)!.scale, UIGraphicsGetImageFromCurrentImageContext() == nil)
UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
pie.layer.render(in: UIGraphicsGetCurrentContext()!)
print(UIGraphicsGetImageFromCurrentImageContext()!.scale)
UIGraphicsEndImageContext()

let path = CGMutablePath()
path.move(to: CGPoint(x: 0, y: 0))
path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
print(path.boundingBox, path.boundingBoxOfPath, path.currentPoint)
print(path.contains(CGPoint(x: 50, y: 40)), path.contains(CGPoint(x: 50, y: 60)))
let triangle = UIBezierPath()
triangle.addLine(to: CGPoint(x: 5, y: 5))
print(triangle.isEmpty)
triangle.move(to: CGPoint(x: 10, y: 10))
triangle.addLine(to: CGPoint(x: 20, y: 10))
triangle.addLine(to: CGPoint(x: 15, y: 20))
triangle.close()
print(triangle.bounds, triangle.currentPoint, triangle.contains(CGPoint(x: 15, y: 12)), triangle.contains(CGPoint(x: 11, y: 18)))
triangle.apply(CGAffineTransform(scaleX: 2, y: 2))
print(triangle.bounds)
let arc = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
print(arc.bounds, arc.currentPoint)
let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
print(half.bounds, half.cgPath.boundingBoxOfPath)
let rounded = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerWidth: 5, cornerHeight: 5, transform: nil)
print(rounded.boundingBox, rounded.contains(CGPoint(x: 0.5, y: 0.5)), rounded.contains(CGPoint(x: 5, y: 1)))

final class Ring: CALayer {
  override func draw(in ctx: CGContext) { print("layer draws", ctx.boundingBoxOfClipPath) }
}
let ring = Ring()
ring.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
view.layer.addSublayer(ring)
ring.setNeedsDisplay()
ring.displayIfNeeded()
