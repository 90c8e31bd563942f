final class Base { init() {} }
class Card: Base {}  // error: inheritance from a final class 'Base'
