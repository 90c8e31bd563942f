import Testing

@testable import UIKitEngine
