// swift-format-ignore-file
struct Box<T> { var value: T }
extension Box: Hashable where T: Hashable {}  // error: conditional conformance of type 'Box<T>' to protocol 'Hashable' does not imply conformance to inherited protocol 'Equatable'

protocol Named {}
protocol Titled: Named {}
struct Free<T>: Named {}
extension Free: Titled where T: Titled {}

struct Card<T> {}
extension Card: Titled where T: Titled {}  // error: conditional conformance of type 'Card<T>' to protocol 'Titled' does not imply conformance to inherited protocol 'Named'
