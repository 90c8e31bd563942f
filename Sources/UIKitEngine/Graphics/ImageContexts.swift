// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The sizes of the images that are being drawn, innermost last.
@MainActor private var imageSizes: [CGSize] = []

public func UIGraphicsBeginImageContext(_ size: CGSize) { imageSizes.append(size) }

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  imageSizes.append(size)
}

/// An image of the size with which drawing began; `nil` outside.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  imageSizes.last.map { UIImage(size: $0) }
}

public func UIGraphicsEndImageContext() { _ = imageSizes.popLast() }

/// `nil` but between the beginning and the end of an image: views are not drawn here.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  imageSizes.isEmpty ? nil : CGContext()
}

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
