class Card { static var count = 0 }
print(Card().count)  // error: static member 'count' cannot be used on instance of type 'Card'
