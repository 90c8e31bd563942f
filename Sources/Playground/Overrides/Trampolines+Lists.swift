import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptTableView: UITableView, Trampoline {}

@ScriptHooks
final class ScriptTableViewController: UITableViewController, Trampoline {}

@ScriptHooks
final class ScriptTableViewHeaderFooterView: UITableViewHeaderFooterView, Trampoline {}

@ScriptHooks
final class ScriptTableViewDiffableDataSource:
  UITableViewDiffableDataSource<HashedValue, HashedValue>, Trampoline
{}

@ScriptHooks
final class ScriptCollectionView: UICollectionView, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewController: UICollectionViewController, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewLayout: UICollectionViewLayout, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewCompositionalLayout:
  UICollectionViewCompositionalLayout, Trampoline
{}

@ScriptHooks
final class ScriptCollectionViewFlowLayout: UICollectionViewFlowLayout, Trampoline {}

@ScriptHooks
final class ScriptCollectionViewDiffableDataSource:
  UICollectionViewDiffableDataSource<HashedValue, HashedValue>, Trampoline
{}
