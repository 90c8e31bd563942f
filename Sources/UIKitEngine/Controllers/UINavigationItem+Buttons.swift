import Foundation

// The bar does not move here, so that animated or not comes to the same.
