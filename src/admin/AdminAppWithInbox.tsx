import { AdminApp } from './AdminApp';
import { InboxScreen } from './screens/InboxScreen';

/**
 * The admin area as the page of the inbox begins it, with what is otherwise loaded apart: the inbox is drawn at once.
 * Loaded apart it would stand behind a skeleton, and React keeps one for 300 ms at least.
 */
export function AdminAppWithInbox() {
  return <AdminApp InboxScreen={InboxScreen} />;
}
