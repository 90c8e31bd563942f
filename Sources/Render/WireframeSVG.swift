import Foundation
import UIKitEngine

/// A tree of views as an SVG picture: a point is a unit, each view in its place with its background,
/// border, text and clipping; beside it the list of what is drawn and what is not.
///
/// Hidden and transparent views are left out and listed as such.
public func wireframeSVG(_ root: ViewSnapshot, looks: [Int: ViewLook] = [:]) -> String {
  var drawing = SVGDrawing(looks)
  drawing.draw(root, depth: 0, isRoot: true)
  return drawing.document(Scene(root, looks: looks).area)
}

private struct SVGDrawing {
  private let looks: [Int: ViewLook]
  private var clips = ""
  private var body = ""
  private var legend: [(text: String, depth: Int)] = []
  private var indent = 2

  private static let margin = 16.0
  private static let lineHeight = 13.0
  private static let letterWidth = 6.1
  /// One for each depth, so that neighbours in the tree differ.
  private static let strokes = ["#3b4252", "#2e6fb7", "#b3541e", "#4b7f3f", "#8a4fa3", "#a3264b"]

  private static func stroke(_ depth: Int) -> String { strokes[depth % strokes.count] }

  init(_ looks: [Int: ViewLook]) { self.looks = looks }

  /// - Parameter nameStart: where the name goes, beside the names of views that begin at the same
  ///   place.
  mutating func draw(
    _ view: ViewSnapshot, depth: Int, isRoot: Bool = false, nameStart: Double = 3
  ) {
    let look = looks[view.id] ?? ViewLook()
    let name = view.name.description
    let isSeen = isRoot || (!view.isHidden && view.alpha > 0)
    let reason = view.isHidden ? "  hidden" : view.alpha <= 0 ? "  alpha 0" : ""
    legend.append(
      (
        String(repeating: "\u{A0}\u{A0}", count: depth)
          + "\(name)  \(rectText(view.frame))\(reason)", depth
      ))
    guard isSeen else { return }

    let geometry = view.geometry
    let opacity = view.alpha < 1 && !isRoot ? " opacity=\"\(number(view.alpha))\"" : ""
    line(
      "<g transform=\"\(isRoot ? Self.upright(geometry) : Self.transform(geometry))\"\(opacity)>")
    indent += 2
    line("<title>\(Self.escaped("\(name)  \(view.name.type)  \(rectText(view.frame))"))</title>")
    drawBox(view.bounds, look, depth)
    let nameEnd = drawWords(view, name, look, depth, nameStart)
    if view.clipsToBounds {
      let id = "clip\(view.id)"
      clips +=
        "    <clipPath id=\"\(id)\">\(Self.rect(view.bounds, look.cornerRadius))/></clipPath>\n"
      line("<g clip-path=\"url(#\(id))\">")
      indent += 2
    }
    for child in view.frontLast {
      let beginsHere =
        abs(child.frame.minX - view.bounds.minX) < 4 && abs(child.frame.minY - view.bounds.minY) < 9
      draw(child, depth: depth + 1, nameStart: beginsHere ? nameEnd : 3)
    }
    if view.clipsToBounds {
      indent -= 2
      line("</g>")
    }
    indent -= 2
    line("</g>")
  }

  private mutating func drawBox(_ bounds: CGRect, _ look: ViewLook, _ depth: Int) {
    let box = Self.rect(bounds, look.cornerRadius)
    let fill = look.background.map { Self.paint("fill", $0) } ?? " fill=\"none\""
    line("\(box)\(fill) stroke=\"\(Self.stroke(depth))\" stroke-width=\"0.75\"/>")
    if look.borderWidth > 0, let border = look.border {
      let inset = bounds.insetBy(dx: look.borderWidth / 2, dy: look.borderWidth / 2)
      let width = number(look.borderWidth)
      line(
        "\(Self.rect(inset, look.cornerRadius)) fill=\"none\"\(Self.paint("stroke", border))"
          + " stroke-width=\"\(width)\"/>")
    }
  }

  /// Its text, or else its name in the corner.
  ///
  /// - Returns: where the next name may begin.
  private mutating func drawWords(
    _ view: ViewSnapshot, _ name: String, _ look: ViewLook, _ depth: Int, _ start: Double
  ) -> Double {
    let bounds = view.bounds
    if let text = look.text, !text.isEmpty {
      let (x, anchor) =
        switch look.alignment {
        case .left: (bounds.minX, "start")
        case .center: (bounds.midX, "middle")
        case .right: (bounds.maxX, "end")
        }
      let fill = look.textColour.map { Self.paint("fill", $0) } ?? ""
      line(
        "<text x=\"\(number(Double(x)))\" y=\"\(number(Double(bounds.midY) + look.textSize * 0.35))\""
          + " font-size=\"\(number(look.textSize))\" font-family=\"sans-serif\""
          + " text-anchor=\"\(anchor)\"\(fill)>\(Self.escaped(text))</text>")
      return start
    }
    let width = Double(name.displayWidth) * 5 + 6
    guard bounds.height >= 14, Double(bounds.width) > start + width else { return start }
    line(
      "<text x=\"\(number(Double(bounds.minX) + start))\" y=\"\(number(Double(bounds.minY) + 9))\""
        + " font-size=\"8\" fill=\"\(Self.stroke(depth))\" stroke=\"#ffffff\" stroke-width=\"2\""
        + " paint-order=\"stroke\">\(Self.escaped(name))</text>")
    return start + width
  }

  /// - Parameter area: what is shown, in the coordinates of the root.
  func document(_ area: CGRect) -> String {
    let (width, height) = (Double(area.width), Double(area.height))
    let margin = Self.margin
    let listX = margin * 2 + width
    let columns = legend.map(\.text.displayWidth).max() ?? 0
    let totalWidth = listX + Double(columns) * Self.letterWidth + margin
    let totalHeight = max(height, Double(legend.count) * Self.lineHeight) + margin * 2
    let (x, y) = (number(margin - Double(area.minX)), number(margin - Double(area.minY)))
    let edge = area.insetBy(dx: -1, dy: -1)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(totalWidth))" \
      height="\(number(totalHeight))" viewBox="0 0 \(number(totalWidth)) \(number(totalHeight))" \
      font-family="monospace">
        <rect width="100%" height="100%" fill="#ffffff"/>
        <defs>
          <clipPath id="area">\(Self.rect(edge, 0))/></clipPath>
      \(clips)  </defs>
        <g transform="translate(\(x) \(y))" clip-path="url(#area)">
      \(body)  </g>
        <g font-size="10">

      """
    for (index, entry) in legend.enumerated() {
      let y = margin + Double(index + 1) * Self.lineHeight
      text += "    <text x=\"\(number(listX))\" y=\"\(number(y))\""
      text += " fill=\"\(Self.stroke(entry.depth))\">\(Self.escaped(entry.text))</text>\n"
    }
    return text + "  </g>\n</svg>\n"
  }

  private mutating func line(_ text: String) {
    body += String(repeating: " ", count: indent + 2) + text + "\n"
  }

  // MARK: Attributes

  private static func rect(_ rect: CGRect, _ radius: Double) -> String {
    let rounded = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(Double(rect.minX)))\" y=\"\(number(Double(rect.minY)))\""
      + " width=\"\(number(max(0, Double(rect.width))))\""
      + " height=\"\(number(max(0, Double(rect.height))))\"\(rounded)"
  }

  private static func paint(_ attribute: String, _ colour: ViewLook.Colour) -> String {
    let parts = [colour.red, colour.green, colour.blue].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    let opacity = colour.alpha < 1 ? " \(attribute)-opacity=\"\(number(colour.alpha))\"" : ""
    return " \(attribute)=\"\(hex(parts))\"\(opacity)"
  }

  private static func hex(_ parts: [Int]) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// From the view's own coordinates to its superview's.
  private static func transform(_ geometry: ViewGeometry) -> String {
    let bounds = geometry.bounds
    let anchorX = Double(bounds.minX + geometry.anchorPoint.x * bounds.width)
    let anchorY = Double(bounds.minY + geometry.anchorPoint.y * bounds.height)
    let (x, y) = (Double(geometry.center.x), Double(geometry.center.y))
    guard !geometry.transform.isIdentity else {
      return "translate(\(number(x - anchorX)) \(number(y - anchorY)))"
    }
    let affine = geometry.transform.affine
    let parts = [affine.a, affine.b, affine.c, affine.d].map { exact(Double($0)) }
    return "translate(\(number(x)) \(number(y))) matrix(\(parts.joined(separator: " "))"
      + " \(number(Double(affine.tx))) \(number(Double(affine.ty))))"
      + " translate(\(number(-anchorX)) \(number(-anchorY)))"
  }

  /// The root is the picture: it stands upright at the origin.
  private static func upright(_ geometry: ViewGeometry) -> String {
    "translate(\(number(Double(-geometry.bounds.minX))) \(number(Double(-geometry.bounds.minY))))"
  }

  /// Six decimals: a rotation's sine must not be rounded to pixels.
  private static func exact(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return "\((value * 1e6).rounded() / 1e6)"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped += " "
      // XML has no place for other control characters.
      case _ where scalar.value < 0x20: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
