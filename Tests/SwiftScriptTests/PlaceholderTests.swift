import Testing

@testable import SwiftScript
