// The screens of opportunities, which are loaded together.
export { CreateScreen as Create } from './CreateScreen';
export { DashboardScreen as Dashboard } from './DashboardScreen';
export { EditScreen as Edit } from './EditScreen';
export { HistoryScreen as History } from './HistoryScreen';
export { ListScreen as List } from './ListScreen';
export { TrashScreen as Trash } from './TrashScreen';
