// swift-format-ignore-file
import UIKit

public enum StarFillMode: Int { case full = 0, half = 1, precise = 2 }
struct CosmosDefaults {
    static let starSize: Double = 20
    static let starMargin: Double = 5
    static let totalStars = 5
    static let starPoints: [CGPoint] = [
        CGPoint(x: 49.5, y: 0.0), CGPoint(x: 60.5, y: 35.0), CGPoint(x: 99.0, y: 35.0), CGPoint(x: 67.5, y: 58.0), CGPoint(x: 78.5, y: 92.0),
        CGPoint(x: 49.5, y: 71.0), CGPoint(x: 20.5, y: 92.0), CGPoint(x: 31.5, y: 58.0), CGPoint(x: 0.0, y: 35.0), CGPoint(x: 38.5, y: 35.0)
    ]
}
public struct CosmosSettings {
    public static var `default`: CosmosSettings { return CosmosSettings() }
    public var fillMode = StarFillMode.half
    public var starSize = CosmosDefaults.starSize
    public var starMargin = CosmosDefaults.starMargin
    public var totalStars = CosmosDefaults.totalStars
    public var filledColor = UIColor.orange
    public var textMargin: Double = 5
    public var minTouchRating: Double = 1
    public var updateOnTouch = true
    public var passTouchesToSuperview = true
}
struct CosmosRating {
    static func starFillLevel(ratingRemainder: Double, fillMode: StarFillMode) -> Double {
        var result = ratingRemainder
        if result > 1 { result = 1 }
        if result < 0 { result = 0 }
        return roundFillLevel(result, fillMode: fillMode)
    }
    static func roundFillLevel(_ starFillLevel: Double, fillMode: StarFillMode) -> Double {
        switch fillMode {
        case .full: return Double(round(starFillLevel))
        case .half: return Double(round(starFillLevel * 2) / 2)
        case .precise: return starFillLevel
        }
    }
}
struct StarLayer {
    static func create(_ starPoints: [CGPoint], size: Double, lineWidth: Double, fillColor: UIColor, strokeColor: UIColor) -> CALayer {
        let containerLayer = createContainerLayer(size)
        let path = createStarPath(starPoints, size: size, lineWidth: lineWidth)
        let shapeLayer = createShapeLayer(path.cgPath, lineWidth: lineWidth, fillColor: fillColor, strokeColor: strokeColor, size: size)
        containerLayer.addSublayer(shapeLayer)
        return containerLayer
    }
    static func createShapeLayer(_ path: CGPath, lineWidth: Double, fillColor: UIColor, strokeColor: UIColor, size: Double) -> CALayer {
        let layer = CAShapeLayer()
        layer.anchorPoint = CGPoint()
        layer.contentsScale = UIScreen.main.scale
        layer.strokeColor = strokeColor.cgColor
        layer.fillColor = fillColor.cgColor
        layer.lineWidth = CGFloat(lineWidth)
        layer.bounds.size = CGSize(width: size, height: size)
        layer.masksToBounds = true
        layer.path = path
        layer.isOpaque = true
        return layer
    }
    static func createContainerLayer(_ size: Double) -> CALayer {
        let layer = CALayer()
        layer.contentsScale = UIScreen.main.scale
        layer.anchorPoint = CGPoint()
        layer.masksToBounds = true
        layer.bounds.size = CGSize(width: size, height: size)
        layer.isOpaque = true
        return layer
    }
    static func createStarPath(_ starPoints: [CGPoint], size: Double, lineWidth: Double) -> UIBezierPath {
        let lineWidthLocal = lineWidth + ceil(lineWidth * 0.3)
        let sizeWithoutLineWidth = size - lineWidthLocal * 2
        let points = scaleStar(starPoints, factor: sizeWithoutLineWidth / 100, lineWidth: lineWidthLocal)
        let path = UIBezierPath()
        path.move(to: points.first!)
        for point in points[1..<points.count] { path.addLine(to: point) }
        path.close()
        return path
    }
    static func scaleStar(_ starPoints: [CGPoint], factor: Double, lineWidth: Double) -> [CGPoint] {
        return starPoints.map { point in
            return CGPoint(x: point.x * CGFloat(factor) + CGFloat(lineWidth), y: point.y * CGFloat(factor) + CGFloat(lineWidth))
        }
    }
}
class CosmosLayers {
    class func createStarLayers(_ rating: Double, settings: CosmosSettings, isRightToLeft: Bool) -> [CALayer] {
        var ratingRemander = rating
        var starLayers = [CALayer]()
        for _ in (0..<settings.totalStars) {
            let fillLevel = CosmosRating.starFillLevel(ratingRemainder: ratingRemander, fillMode: settings.fillMode)
            let starLayer = createCompositeStarLayer(fillLevel, settings: settings, isRightToLeft: isRightToLeft)
            starLayers.append(starLayer)
            ratingRemander -= 1
        }
        if isRightToLeft { starLayers.reverse() }
        positionStarLayers(starLayers, starMargin: settings.starMargin)
        return starLayers
    }
    class func createCompositeStarLayer(_ starFillLevel: Double, settings: CosmosSettings, isRightToLeft: Bool) -> CALayer {
        if starFillLevel >= 1 { return createStarLayer(true, settings: settings) }
        if starFillLevel == 0 { return createStarLayer(false, settings: settings) }
        return createPartialStar(starFillLevel, settings: settings, isRightToLeft: isRightToLeft)
    }
    class func createPartialStar(_ starFillLevel: Double, settings: CosmosSettings, isRightToLeft: Bool) -> CALayer {
        let filledStar = createStarLayer(true, settings: settings)
        let emptyStar = createStarLayer(false, settings: settings)
        let parentLayer = CALayer()
        parentLayer.contentsScale = UIScreen.main.scale
        parentLayer.bounds = CGRect(origin: CGPoint(), size: filledStar.bounds.size)
        parentLayer.anchorPoint = CGPoint()
        parentLayer.addSublayer(emptyStar)
        parentLayer.addSublayer(filledStar)
        if isRightToLeft {
            let rotation = CATransform3DMakeRotation(CGFloat(Double.pi), 0, 1, 0)
            filledStar.transform = CATransform3DTranslate(rotation, -filledStar.bounds.size.width, 0, 0)
        }
        filledStar.bounds.size.width *= CGFloat(starFillLevel)
        return parentLayer
    }
    private class func createStarLayer(_ isFilled: Bool, settings: CosmosSettings) -> CALayer {
        return StarLayer.create(CosmosDefaults.starPoints, size: settings.starSize, lineWidth: 1, fillColor: isFilled ? settings.filledColor : .clear, strokeColor: settings.filledColor)
    }
    class func positionStarLayers(_ layers: [CALayer], starMargin: Double) {
        var positionX: CGFloat = 0
        for layer in layers {
            layer.position.x = positionX
            positionX += layer.bounds.width + CGFloat(starMargin)
        }
    }
}
class CosmosSize {
    class func calculateSizeToFitLayers(_ layers: [CALayer]) -> CGSize {
        var size = CGSize()
        for layer in layers {
            if layer.frame.maxX > size.width { size.width = layer.frame.maxX }
            if layer.frame.maxY > size.height { size.height = layer.frame.maxY }
        }
        return size
    }
}
struct CosmosTouch {
    static func touchRating(_ position: Double, starsWidth: Double, settings: CosmosSettings) -> Double {
        var actualRating = Double(settings.totalStars) * position / starsWidth
        if settings.fillMode != .precise { actualRating += 0.5 }
        if actualRating > Double(settings.totalStars) { actualRating = Double(settings.totalStars) }
        return max(settings.minTouchRating, CosmosRating.roundFillLevel(actualRating.rounded(.down) == actualRating ? actualRating : actualRating, fillMode: settings.fillMode))
    }
}
@IBDesignable open class CosmosView: UIView {
    @IBInspectable open var rating: Double = 3.5 { didSet { if oldValue != rating { update() } } }
    @IBInspectable open var text: String? { didSet { if oldValue != text { update() } } }
    open var settings: CosmosSettings = .default { didSet { update() } }
    open var didTouchCosmos: ((Double) -> ())?
    open var didFinishTouchingCosmos: ((Double) -> ())?
    private var viewSize = CGSize()
    private var firstUpdate = true

    open override func layoutSubviews() {
        super.layoutSubviews()
        if firstUpdate { update(); firstUpdate = false }
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, settings: .default) }
    public init(frame: CGRect, settings: CosmosSettings) {
        super.init(frame: frame)
        self.settings = settings
        update()
        improvePerformance()
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    private func improvePerformance() { layer.shouldRasterize = true; layer.rasterizationScale = UIScreen.main.scale; isOpaque = true }

    open func update() {
        var layers = CosmosLayers.createStarLayers(rating, settings: settings, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let text = text {
            let textLayer = createTextLayer(text, layers: layers)
            layers.append(textLayer)
        }
        layer.sublayers = layers
        updateSize(layers)
    }
    private func createTextLayer(_ text: String, layers: [CALayer]) -> CALayer {
        let textLayer = CATextLayer()
        textLayer.isWrapped = true
        let font = UIFont.systemFont(ofSize: 14)
        let size = NSString(string: text).size(withAttributes: [NSAttributedString.Key.font: font])
        textLayer.bounds = CGRect(origin: CGPoint(), size: size)
        textLayer.anchorPoint = CGPoint()
        textLayer.string = text
        textLayer.font = CGFont(font.fontName as CFString)
        textLayer.fontSize = font.pointSize
        let starsSize = CosmosSize.calculateSizeToFitLayers(layers)
        textLayer.position.x = starsSize.width + CGFloat(settings.textMargin)
        textLayer.position.y = (starsSize.height - textLayer.bounds.height) / 2
        return textLayer
    }
    private func updateSize(_ layers: [CALayer]) {
        viewSize = CosmosSize.calculateSizeToFitLayers(layers)
        invalidateIntrinsicContentSize()
        frame.size = intrinsicContentSize
    }
    override open var intrinsicContentSize: CGSize { return viewSize }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if settings.passTouchesToSuperview { super.touchesBegan(touches, with: event) }
        guard let location = touchLocationFromBeginningOfRating(touches) else { return }
        onDidTouch(location)
    }
    private func touchLocationFromBeginningOfRating(_ touches: Set<UITouch>) -> CGFloat? {
        guard let touch = touches.first else { return nil }
        var location = touch.location(in: self).x
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { location = bounds.width - location }
        return location
    }
    func onDidTouch(_ locationX: CGFloat) {
        let calculatedTouchRating = CosmosTouch.touchRating(Double(locationX), starsWidth: Double(bounds.width), settings: settings)
        if settings.updateOnTouch { rating = calculatedTouchRating }
        didTouchCosmos?(calculatedTouchRating)
    }
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let oprimizedBounds = CGRect(x: bounds.minX - 10, y: bounds.minY - 10, width: bounds.width + 20, height: bounds.height + 20)
        return oprimizedBounds.contains(point)
    }
    open func prepareForReuse() { rating = CosmosSettings.default.minTouchRating }
}
