// Bundle of the screens that list opportunities.
export { DashboardScreen as Dashboard } from '../dashboard/DashboardScreen';
export { ListScreen as List } from '../opportunities/ListScreen';
export { TrashScreen as Trash } from '../trash/TrashScreen';
