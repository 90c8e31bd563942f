import Foundation
import Testing

@testable import UIKitEngine

/// What libraries make by class, and where a layer takes part in its view's layout.
@Suite struct MakingTests {
  private class Badge: UIView {
    var number = 1
    override init(frame: CGRect) {
      super.init(frame: frame)
      number += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class BadgeLayer: CALayer {
    var passes = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      passes += 1
    }
  }

  private final class Layered: Badge {
    var log: [String] = []
    override class var layerClass: AnyClass { BadgeLayer.self }
    override func layoutSubviews() { log.append("layoutSubviews") }
    override func layoutSublayers(of layer: CALayer) {
      log.append("before")
      super.layoutSublayers(of: layer)
      log.append("after")
    }
  }

  private func made<View: UIView>(_ type: View.Type) -> View { View() }

  @Test func `generic code makes a view of the class at hand`() {
    _ = App()

    #expect(made(Badge.self).number == 2)
    #expect(made(Layered.self).layer is BadgeLayer)
    #expect(made(UILabel.self).isUserInteractionEnabled == false)
  }

  @Test func `a view makes another of its own class`() {
    _ = App()
    let view: UIView = Badge()

    #expect(type(of: view).init() is Badge)
  }

  @Test func `a layer lays out its view from within`() {
    let app = App()
    let view = Layered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.root.addSubview(view)

    view.layoutIfNeeded()

    #expect(view.log == ["before", "layoutSubviews", "after"])
    #expect((view.layer as? BadgeLayer)?.passes == 1)
  }

  @Test func `UIKit's objects are NSObjects`() {
    _ = App()
    let view: NSObject = UILabel()

    #expect(view.isKind(of: UIView.self))
    #expect(!view.isEqual(UILabel()))
    #expect(UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
  }

  @Test func `geometry is written as UIKit writes it and read back`() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)

    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {30, 40}}") == rect)
    #expect(NSCoder.cgRect(for: "nonsense") == .zero)
  }

  @Test func `a colour gives its components away`() {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))

    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)

    #expect(abs(hue - 0.6) < 1e-9)
    #expect(abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9)
  }

  @Test func `a label takes the font at the beginning of its attributed text`() {
    _ = App()
    let label = UILabel()

    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 30)])

    #expect(label.text == "Hello")
    #expect(label.font.pointSize == 30)
    label.text = "Bye"
    #expect(label.attributedText?.string == "Bye")
  }
}
