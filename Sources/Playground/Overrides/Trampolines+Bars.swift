import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptBarItem: UIBarItem, Trampoline {}

@ScriptHooks
final class ScriptBarButtonItem: UIBarButtonItem, Trampoline {}

@ScriptHooks
final class ScriptTabBarItem: UITabBarItem, Trampoline {}

@ScriptHooks
final class ScriptToolbar: UIToolbar, Trampoline {}

@ScriptHooks
final class ScriptSearchBar: UISearchBar, Trampoline {}

@ScriptHooks
final class ScriptSearchTextField: UISearchTextField, Trampoline {}

@ScriptHooks
final class ScriptSearchController: UISearchController, Trampoline {}

@ScriptHooks
final class ScriptInputViewController: UIInputViewController, Trampoline {}
