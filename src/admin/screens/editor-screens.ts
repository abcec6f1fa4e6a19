// Bundle of the screens of a single opportunity.
export { CreateScreen as Create } from './CreateScreen';
export { EditScreen as Edit } from './EditScreen';
export { HistoryScreen as History } from './HistoryScreen';
