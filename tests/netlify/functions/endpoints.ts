import acceptInvitation from '../../../netlify/functions/accept-invitation.ts';
import addPerson from '../../../netlify/functions/add-person.ts';
import changePassword from '../../../netlify/functions/change-password.ts';
import checkHealth from '../../../netlify/functions/check-health.ts';
import deleteEnquiry from '../../../netlify/functions/delete-enquiry.ts';
import deleteImage from '../../../netlify/functions/delete-image.ts';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import endSessions from '../../../netlify/functions/end-sessions.ts';
import eraseDamagedPeople from '../../../netlify/functions/erase-damaged-people.ts';
import exportEnquiries from '../../../netlify/functions/export-enquiries.ts';
import followEnquiry from '../../../netlify/functions/follow-enquiry.ts';
import invitePerson from '../../../netlify/functions/invite-person.ts';
import listDamagedOpportunities from '../../../netlify/functions/list-damaged-opportunities.ts';
import listEnquiries from '../../../netlify/functions/list-enquiries.ts';
import listOpportunities from '../../../netlify/functions/list-opportunities.ts';
import listPeople from '../../../netlify/functions/list-people.ts';
import listPublished from '../../../netlify/functions/list-published.ts';
import listTeam from '../../../netlify/functions/list-team.ts';
import listTrash from '../../../netlify/functions/list-trash.ts';
import logIn from '../../../netlify/functions/log-in.ts';
import makePreviewLink from '../../../netlify/functions/make-preview-link.ts';
import readDamagedOpportunity from '../../../netlify/functions/read-damaged-opportunity.ts';
import readEnquiry from '../../../netlify/functions/read-enquiry.ts';
import readHistory from '../../../netlify/functions/read-history.ts';
import readImage from '../../../netlify/functions/read-image.ts';
import readInvitation from '../../../netlify/functions/read-invitation.ts';
import readMedian from '../../../netlify/functions/read-median.ts';
import readOpportunity from '../../../netlify/functions/read-opportunity.ts';
import removePerson from '../../../netlify/functions/remove-person.ts';
import reportEditing from '../../../netlify/functions/report-editing.ts';
import restoreOpportunity from '../../../netlify/functions/restore-opportunity.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import sendEnquiry from '../../../netlify/functions/send-enquiry.ts';
import updateEnquiry from '../../../netlify/functions/update-enquiry.ts';
import uploadImage from '../../../netlify/functions/upload-image.ts';
import waitingEnquiries from '../../../netlify/functions/waiting-enquiries.ts';
import type { NetlifyFunction } from '../../../netlify/http/route.ts';
import { paths } from '../../support/paths.ts';
import { unknownEnquiry, unknownId, unknownImage } from './call.ts';

interface Endpoint {
  readonly name: string;
  readonly handler: NetlifyFunction;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
}

/** Public calls. */
export const publicEndpoints: readonly Endpoint[] = [
  { name: 'the public list', handler: listPublished, method: 'GET', path: paths.opportunities },
  { name: 'an image', handler: readImage, method: 'GET', path: paths.image(unknownImage) },
  { name: 'an image for the admin area', handler: readImage, method: 'GET', path: paths.adminImage(unknownImage) },
  { name: 'the contact form', handler: sendEnquiry, method: 'POST', path: paths.enquiry },
  { name: 'following an enquiry', handler: followEnquiry, method: 'POST', path: paths.followEnquiry },
  { name: 'the median answer time', handler: readMedian, method: 'GET', path: paths.publicMedian },
  { name: 'the health check', handler: checkHealth, method: 'GET', path: paths.health },
  { name: 'the login', handler: logIn, method: 'POST', path: paths.login },
  { name: 'an invitation', handler: readInvitation, method: 'POST', path: paths.readInvitation },
  { name: 'accepting an invitation', handler: acceptInvitation, method: 'POST', path: paths.acceptInvitation },
];

/** Calls for the owner and the editors. */
export const editorEndpoints: readonly Endpoint[] = [
  { name: 'the full list', handler: listOpportunities, method: 'GET', path: paths.adminOpportunities },
  { name: 'one opportunity', handler: readOpportunity, method: 'GET', path: paths.oneOpportunity(unknownId) },
  { name: 'saving', handler: saveOpportunity, method: 'POST', path: paths.saveOpportunity },
  { name: 'deleting', handler: deleteOpportunity, method: 'DELETE', path: paths.deleteOpportunity(unknownId) },
  { name: 'the trash', handler: listTrash, method: 'GET', path: paths.trash },
  { name: 'a history', handler: readHistory, method: 'GET', path: paths.opportunityHistory(unknownId) },
  { name: 'restoring', handler: restoreOpportunity, method: 'POST', path: paths.restoreOpportunity(unknownId) },
  { name: 'a preview link', handler: makePreviewLink, method: 'POST', path: paths.makePreviewLink(unknownId) },
  { name: 'an open form', handler: reportEditing, method: 'POST', path: paths.reportEditing(unknownId) },
  { name: 'the damaged records', handler: listDamagedOpportunities, method: 'GET', path: paths.damagedOpportunities },
  {
    name: 'a damaged record',
    handler: readDamagedOpportunity,
    method: 'GET',
    path: paths.damagedOpportunity(unknownId),
  },
  { name: 'the waiting enquiries', handler: waitingEnquiries, method: 'GET', path: paths.waitingEnquiries },
  { name: 'the enquiries', handler: listEnquiries, method: 'GET', path: paths.enquiriesAfter('') },
  { name: 'one enquiry', handler: readEnquiry, method: 'GET', path: paths.oneEnquiry(unknownEnquiry) },
  { name: 'changing an enquiry', handler: updateEnquiry, method: 'POST', path: paths.updateEnquiry(unknownEnquiry) },
  { name: 'erasing an enquiry', handler: deleteEnquiry, method: 'DELETE', path: paths.deleteEnquiry(unknownEnquiry) },
  { name: 'the enquiries as CSV', handler: exportEnquiries, method: 'GET', path: paths.exportEnquiries },
  { name: 'uploading', handler: uploadImage, method: 'POST', path: paths.uploadImage },
  { name: 'deleting an image', handler: deleteImage, method: 'DELETE', path: paths.deleteImage(unknownImage) },
  { name: 'the team', handler: listTeam, method: 'GET', path: paths.team },
  { name: 'changing the own password', handler: changePassword, method: 'POST', path: paths.changePassword },
];

/** Calls for the owner only. */
export const ownerEndpoints: readonly Endpoint[] = [
  { name: 'the people', handler: listPeople, method: 'GET', path: paths.people },
  { name: 'adding a person', handler: addPerson, method: 'POST', path: paths.addPerson },
  { name: 'inviting a person again', handler: invitePerson, method: 'POST', path: paths.invitePerson },
  { name: 'ending sessions', handler: endSessions, method: 'DELETE', path: paths.endSessions(unknownId) },
  { name: 'removing a person', handler: removePerson, method: 'DELETE', path: paths.removePerson(unknownId) },
  { name: 'erasing damaged people', handler: eraseDamagedPeople, method: 'DELETE', path: paths.damagedPeople },
];

/** Calls that need a token. */
export const adminEndpoints: readonly Endpoint[] = [...editorEndpoints, ...ownerEndpoints];

export const endpoints: readonly Endpoint[] = [...publicEndpoints, ...adminEndpoints];
