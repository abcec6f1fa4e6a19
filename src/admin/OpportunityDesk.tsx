import { lazy } from 'react';
import { AdminApp } from './AdminApp';
import * as screens from './screens/opportunity-screens';

// Whoever edits opportunities does not load the inbox, its letters and its charts.
const Enquiries = lazy(async () => ({ default: (await import('./screens/InboxScreen')).InboxScreen }));
const Enquiry = lazy(async () => ({ default: (await import('./screens/EnquiryScreen')).EnquiryScreen }));

/** The admin area as its pages of opportunities begin it. */
export function OpportunityDesk() {
  return <AdminApp screens={{ ...screens, Enquiries, Enquiry }} />;
}
