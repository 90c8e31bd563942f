// swift-format-ignore-file
protocol Plain { associatedtype Item }
protocol Single<Item> { associatedtype Item }
func one(_ items: some Single<Int, String>) {}  // error: protocol type 'Single' specialized with too many type arguments (got 2, but expected 1)
func two(_ items: any Plain<Int>) {}  // error: protocol 'Plain' does not have primary associated types that can be constrained
func three(_ items: any Collection<Int, String>) {}  // error: protocol type 'Collection' specialized with too many type arguments (got 2, but expected 1)
