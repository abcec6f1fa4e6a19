// The screens of one opportunity, which are loaded together.
export { CreateScreen as Create } from './CreateScreen';
export { EditScreen as Edit } from './EditScreen';
export { HistoryScreen as History } from './HistoryScreen';
