// Libraries that import Core Graphics by name find its types: `CGColor`, `CGPath`, `CGAffineTransform`.
// Linux has no module of that name; on Apple's systems this one is not built.
@_exported import UIKitEngine
