import { lazy } from 'react';
import { AdminApp, type Screens } from './AdminApp';
import { InboxScreen } from './screens/InboxScreen';

const loadOthers = () => import('./screens/opportunity-screens');

const screens: Screens = {
  Dashboard: lazy(async () => ({ default: (await loadOthers()).Dashboard })),
  List: lazy(async () => ({ default: (await loadOthers()).List })),
  Create: lazy(async () => ({ default: (await loadOthers()).Create })),
  Edit: lazy(async () => ({ default: (await loadOthers()).Edit })),
  History: lazy(async () => ({ default: (await loadOthers()).History })),
  Trash: lazy(async () => ({ default: (await loadOthers()).Trash })),
  Enquiries: InboxScreen,
  Enquiry: lazy(async () => ({ default: (await import('./screens/EnquiryScreen')).EnquiryScreen })),
};

/** The admin area as the page of the inbox begins it: the enquiries first, the opportunities when they are asked for. */
export function EnquiryDesk() {
  return <AdminApp screens={screens} />;
}
