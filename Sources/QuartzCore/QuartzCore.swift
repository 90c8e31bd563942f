// Libraries that import Core Animation by name find its types: `CALayer`, `CATransaction`, `CADisplayLink`.
// Linux has no module of that name; on Apple's systems this one is not built.
@_exported import UIKitEngine
