import { AdminApp } from './AdminApp';
import { laterScreens, type Screens } from './later-screens';
import * as first from './opportunity-screens';

const screens: Screens = { ...laterScreens, ...first };

/**
 * Entry point of the admin area for the login and the opportunity pages: bundles the list screens, loads the others
 * later.
 */
export function MainEntry() {
  return <AdminApp screens={screens} />;
}
