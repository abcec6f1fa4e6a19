// Bundle of the screens that list opportunities.
export { DashboardScreen as Dashboard } from './DashboardScreen';
export { ListScreen as List } from './ListScreen';
export { TrashScreen as Trash } from './TrashScreen';
