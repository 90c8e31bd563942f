// swift-format-ignore-file
class Card { var title = "a" }
print(Card.title)  // error: instance member 'title' cannot be used on type 'Card'; did you mean to use a value of this type instead?
