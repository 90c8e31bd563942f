class View { func layout() {} }
let view = View()
view.layuot()  // error: value of type 'View' has no member 'layuot'
