import { AdminApp } from './AdminApp';
import { laterScreens, type Screens } from './later-screens';
import { InboxScreen } from './screens/InboxScreen';

const screens: Screens = { ...laterScreens, Enquiries: InboxScreen };

/** The admin area as the page of the inbox begins it. */
export function EnquiryDesk() {
  return <AdminApp screens={screens} />;
}
