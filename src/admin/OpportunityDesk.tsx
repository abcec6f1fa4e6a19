import { AdminApp } from './AdminApp';
import { laterScreens, type Screens } from './later-screens';
import * as first from './screens/opportunity-screens';

const screens: Screens = { ...laterScreens, ...first };

/** The admin area as the login and the pages of opportunities begin it: with their lists. */
export function OpportunityDesk() {
  return <AdminApp screens={screens} />;
}
