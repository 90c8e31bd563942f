// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The sizes of the images that are being drawn, innermost last.
private nonisolated(unsafe) var imageSizes: [CGSize] = []

public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) { imageSizes.append(size) }

public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  imageSizes.append(size)
}

/// An image of the size with which drawing began; `nil` outside.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  imageSizes.last.map { UIImage(size: $0) }
}

public nonisolated func UIGraphicsEndImageContext() { _ = imageSizes.popLast() }

/// `nil` but between the beginning and the end of an image: views are not drawn here.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  imageSizes.isEmpty ? nil : CGContext()
}

public nonisolated func UIRectFill(_ rect: CGRect) {}
public nonisolated func UIRectFrame(_ rect: CGRect) {}
public nonisolated func UIRectClip(_ rect: CGRect) {}
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {}
public nonisolated func UIGraphicsPopContext() {}
