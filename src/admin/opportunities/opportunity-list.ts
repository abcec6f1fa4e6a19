import { adminQueries } from '#domain/opportunity/admin-query';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchOpportunitiesAfter } from '../../api/admin-opportunities';
import { createList } from '../list/list-state';
import { createListUrl } from '../list/list-url';

/** All opportunities in full. */
export const opportunityList = createList(fetchOpportunitiesAfter, (opportunity): Opportunity => opportunity);

export const opportunityListUrl = createListUrl('list', adminQueries);
