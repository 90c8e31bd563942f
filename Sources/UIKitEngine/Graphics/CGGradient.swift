// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Which colours numbers stand for; a name here, since nothing is drawn.
public nonisolated final class CGColorSpace: Sendable {
  let kind: Kind

  enum Kind { case rgb, gray }
  init(_ kind: Kind) { self.kind = kind }

  public var numberOfComponents: Int { kind == .rgb ? 3 : 1 }
}

/// Colours from one place to the next; kept, for nothing is drawn.
public nonisolated final class CGGradient: Sendable {
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) { self.init() }
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) { self.init() }

  init() {}
}

public nonisolated struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
