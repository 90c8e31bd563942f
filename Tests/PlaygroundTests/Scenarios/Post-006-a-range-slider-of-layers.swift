// swift-format-ignore-file
// evidence: V-077, V-039
// A control of three layers: the track draws itself, the thumbs follow the values without animation; its
// init(coder:) forces the superclass's.
// ends: normally
import UIKit

class RangeSliderThumbLayer: CALayer {
    var highlighted = false
    weak var rangeSlider: RangeSlider?
}

class RangeSliderTrackLayer: CALayer {
    weak var rangeSlider: RangeSlider?
    override func draw(in ctx: CGContext) {
        guard let slider = rangeSlider else { return }
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height * slider.curvaceousness / 2)
        ctx.addPath(path.cgPath)
        ctx.setFillColor(slider.trackTintColor.cgColor)
        ctx.fillPath()
        let lower = CGFloat(slider.positionForValue(slider.lowerValue))
        let upper = CGFloat(slider.positionForValue(slider.upperValue))
        let rect = CGRect(x: lower, y: 0, width: upper - lower, height: bounds.height)
        ctx.fill(rect)
        print("draw track", rect)
    }
}

class RangeSlider: UIControl {
    var minimumValue = 0.0 { didSet { updateLayerFrames() } }
    var maximumValue = 1.0 { didSet { updateLayerFrames() } }
    var lowerValue = 0.25 { didSet { updateLayerFrames() } }
    var upperValue = 0.75 { didSet { updateLayerFrames() } }
    var curvaceousness: CGFloat = 1
    var trackTintColor = UIColor(white: 0.9, alpha: 1.0) { didSet { trackLayer.setNeedsDisplay() } }
    private var previousLocation = CGPoint()
    let trackLayer = RangeSliderTrackLayer()
    let lowerThumbLayer = RangeSliderThumbLayer()
    let upperThumbLayer = RangeSliderThumbLayer()
    var thumbWidth: CGFloat { return CGFloat(bounds.height) }

    override var frame: CGRect {
        didSet { updateLayerFrames() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        trackLayer.rangeSlider = self
        trackLayer.contentsScale = UIScreen.main.scale
        layer.addSublayer(trackLayer)
        lowerThumbLayer.rangeSlider = self
        layer.addSublayer(lowerThumbLayer)
        upperThumbLayer.rangeSlider = self
        layer.addSublayer(upperThumbLayer)
        updateLayerFrames()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    func updateLayerFrames() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        trackLayer.frame = bounds.insetBy(dx: 0.0, dy: bounds.height / 3)
        trackLayer.setNeedsDisplay()
        let lowerThumbCenter = CGFloat(positionForValue(lowerValue))
        lowerThumbLayer.frame = CGRect(x: lowerThumbCenter - thumbWidth / 2.0, y: 0.0, width: thumbWidth, height: thumbWidth)
        let upperThumbCenter = CGFloat(positionForValue(upperValue))
        upperThumbLayer.frame = CGRect(x: upperThumbCenter - thumbWidth / 2.0, y: 0.0, width: thumbWidth, height: thumbWidth)
        CATransaction.commit()
    }

    func positionForValue(_ value: Double) -> Double {
        return Double(bounds.width - thumbWidth) * (value - minimumValue) / (maximumValue - minimumValue) + Double(thumbWidth / 2.0)
    }
    func boundValue(_ value: Double, toLowerValue lowerValue: Double, upperValue: Double) -> Double {
        return min(max(value, lowerValue), upperValue)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        previousLocation = touch.location(in: self)
        if lowerThumbLayer.frame.contains(previousLocation) {
            lowerThumbLayer.highlighted = true
        } else if upperThumbLayer.frame.contains(previousLocation) {
            upperThumbLayer.highlighted = true
        }
        return lowerThumbLayer.highlighted || upperThumbLayer.highlighted
    }
}

let rangeSlider = RangeSlider(frame: .zero)
view.addSubview(rangeSlider)
let margin: CGFloat = 20.0
let width = view.bounds.width - 2.0 * margin
rangeSlider.frame = CGRect(x: margin, y: margin + view.safeAreaInsets.top, width: width, height: 31.0)
print(rangeSlider.lowerThumbLayer.frame, rangeSlider.upperThumbLayer.frame, rangeSlider.trackLayer.frame)
rangeSlider.lowerValue = 0.4
print(rangeSlider.lowerThumbLayer.frame)
print(rangeSlider.boundValue(3, toLowerValue: 0, upperValue: 1))
DispatchQueue.main.async { rangeSlider.trackTintColor = .red }
