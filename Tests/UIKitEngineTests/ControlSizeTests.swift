import Testing

@testable import UIKitEngine

/// Sizes of controls: those of `ControlMetrics`, and those that text gives.
struct ControlSizeTests {
  @Test func `controls of a fixed size have it from birth`() {
    _ = ConstraintWorld()
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test func `a text field is as wide as what it shows, and 34 points high with a border`() {
    _ = ConstraintWorld()
    let field = UITextField()
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
    field.placeholder = "Name"
    let placeholder = field.intrinsicContentSize.width
    field.text = "A longer name"
    #expect(placeholder > 0 && field.intrinsicContentSize.width > placeholder)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `segments are as wide as the widest`() {
    _ = ConstraintWorld()
    let control = UISegmentedControl(items: ["A", "A longer one"])
    let width = control.intrinsicContentSize.width
    #expect(control.bounds.size == control.intrinsicContentSize)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "B", at: 0, animated: false)
    #expect((control.intrinsicContentSize.width - width * 1.5).magnitude < 0.001)
    control.setWidth(10, forSegmentAt: 0)
    #expect((control.intrinsicContentSize.width - width - 10).magnitude < 0.001)
  }

  @Test func `values keep within their ends`() {
    _ = ConstraintWorld()
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    let stepper = UIStepper()
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test func `a configured button is its insets, image and text`() {
    _ = ConstraintWorld()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(type: .system)
    button.configuration = configuration
    let plain = button.intrinsicContentSize
    #expect((plain.height - 34.333333333333336).magnitude < 1e-9)
    configuration.image = UIImage(size: CGSize(width: 20, height: 50))
    configuration.imagePadding = 4
    button.configuration = configuration
    #expect((button.intrinsicContentSize.width - plain.width - 24).magnitude < 1e-9)
    #expect(button.intrinsicContentSize.height == 64)
  }

  @Test func `a label that breaks by characters fills its lines`() {
    _ = ConstraintWorld()
    let label = UILabel()
    label.text = "aa aaaaaaaaaaaaaa"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 60
    let byWords = label.intrinsicContentSize.height
    label.lineBreakMode = .byCharWrapping
    #expect(label.intrinsicContentSize.height <= byWords)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).width > 60)
  }
}
