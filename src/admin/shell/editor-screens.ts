// Bundle of the screens of a single opportunity.
export { CreateScreen as Create } from '../editor/CreateScreen';
export { EditScreen as Edit } from '../editor/EditScreen';
export { HistoryScreen as History } from '../history/HistoryScreen';
