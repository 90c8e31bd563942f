// swift-format-ignore-file
enum Fault: Error { case missing(String) }
throw Fault.missing  // error: thrown expression type '@Sendable (String) -> Fault' does not conform to 'Error'
