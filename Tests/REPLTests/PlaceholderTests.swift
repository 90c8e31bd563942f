import Testing

@testable import REPL
