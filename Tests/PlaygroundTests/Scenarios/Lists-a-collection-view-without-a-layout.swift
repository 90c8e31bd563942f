// source: published consoles with UICollectionView
// A collection view needs a layout; without one an exception says so, in the words of the consoles that
// questions on Stack Overflow show.
// ends: fault NSInvalidArgumentException
import UIKit

print("before")
let collectionView = UICollectionView()
print("after", collectionView)
