import Foundation

/// The path of a drawing, step by step.
nonisolated extension CGContext {
  public func move(to point: CGPoint) { draw { $0.move(to: point) } }
  public func addLine(to point: CGPoint) { draw { $0.line(to: point) } }
  public func addLines(between points: [CGPoint]) {
    draw { outline in
      guard let first = points.first else { return }
      outline.move(to: first)
      for point in points.dropFirst() { outline.line(to: point) }
    }
  }
  public func addRect(_ rect: CGRect) { draw { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  public func addEllipse(in rect: CGRect) { draw { $0.addOval(in: rect) } }
  public func addPath(_ path: CGPath) { draw { $0.append(path.outline) } }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw { $0.curve(control1, control2, to: end) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draw { $0.quad(control, to: end) }
  }
  /// `clockwise` is meant with a y axis that points up: as one looks at the screen it is the other way
  /// round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    draw {
      $0.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    }
  }
  /// Touches the lines from the current point to the one end and from there to the other.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    draw { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) }
  }
}

/// Drawing: the path is used up, as documented, and nothing is drawn here.
nonisolated extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  public func strokePath() { beginPath() }
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  public func fill(_ rect: CGRect) { beginPath() }
  public func fill(_ rects: [CGRect]) { beginPath() }
  public func stroke(_ rect: CGRect) { beginPath() }
  public func stroke(_ rect: CGRect, width: CGFloat) { beginPath() }
  public func fillEllipse(in rect: CGRect) { beginPath() }
  public func strokeEllipse(in rect: CGRect) { beginPath() }
  public func strokeLineSegments(between points: [CGPoint]) { beginPath() }
  public func clear(_ rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}

/// How to draw: taken, never asked for, and without effect here.
nonisolated extension CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
}
