// Bundle of the screens of a single opportunity.
export { EditorScreen as Editor } from '../editor/EditorScreen';
export { HistoryScreen as History } from '../history/HistoryScreen';
