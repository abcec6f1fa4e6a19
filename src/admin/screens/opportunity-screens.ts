// The screens that list opportunities, which are loaded together.
export { DashboardScreen as Dashboard } from './DashboardScreen';
export { ListScreen as List } from './ListScreen';
export { TrashScreen as Trash } from './TrashScreen';
