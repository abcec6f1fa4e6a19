import { InboxScreen } from '../inbox/InboxScreen';
import { AdminApp } from './AdminApp';
import { laterScreens, type Screens } from './later-screens';

const screens: Screens = { ...laterScreens, Enquiries: InboxScreen };

/** Entry point of the admin area for the inbox page: bundles the inbox screens, loads the others later. */
export function InboxEntry() {
  return <AdminApp screens={screens} />;
}
