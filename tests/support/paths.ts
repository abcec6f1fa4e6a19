import * as adminEnquiries from '#domain/calls/admin-enquiries';
import { pathOf } from '#domain/calls/call';
import * as enquiries from '#domain/calls/enquiry';
import { checkHealth } from '#domain/calls/health';
import { deleteImage, uploadImage } from '#domain/calls/images';
import { logIn } from '#domain/calls/login';
import * as opportunities from '#domain/calls/opportunities';
import * as people from '#domain/calls/people';
import { listPublished } from '#domain/calls/public-list';
import { adminImagePath, imagePath } from '#domain/image';

/** The paths of the calls from the API contract. */
export const paths = {
  opportunities: listPublished.path,
  image: imagePath,
  enquiry: enquiries.sendEnquiry.path,
  waitingEnquiries: adminEnquiries.waitingEnquiries.path,
  enquiriesAfter: (id: string) => `${adminEnquiries.listEnquiries.path}?after=${id}`,
  oneEnquiry: (id: string) => pathOf(adminEnquiries.readEnquiry, id),
  updateEnquiry: (id: string) => pathOf(adminEnquiries.updateEnquiry, id),
  deleteEnquiry: (id: string, version?: number) =>
    `${pathOf(adminEnquiries.deleteEnquiry, id)}${version === undefined ? '' : `?version=${version}`}`,
  exportEnquiries: adminEnquiries.exportEnquiries.path,
  followEnquiry: enquiries.followEnquiry.path,
  publicMedian: enquiries.readMedian.path,
  health: checkHealth.path,
  login: logIn.path,
  adminOpportunities: opportunities.listOpportunities.path,
  opportunitiesAfter: (id: string) => `${opportunities.listOpportunities.path}?after=${id}`,
  oneOpportunity: (id: string) => pathOf(opportunities.readOpportunity, id),
  saveOpportunity: opportunities.saveOpportunity.path,
  deleteOpportunity: (id: string, version?: number) =>
    `${pathOf(opportunities.deleteOpportunity, id)}${version === undefined ? '' : `?version=${version}`}`,
  trash: opportunities.listTrash.path,
  opportunityHistory: (id: string) => pathOf(opportunities.readHistory, id),
  damagedOpportunities: opportunities.listDamagedOpportunities.path,
  damagedOpportunity: (id: string) => pathOf(opportunities.readDamagedOpportunity, id),
  reportEditing: (id: string) => pathOf(opportunities.reportEditing, id),
  restoreOpportunity: (id: string) => pathOf(opportunities.restoreOpportunity, id),
  makePreviewLink: (id: string) => pathOf(opportunities.makePreviewLink, id),
  people: people.listPeople.path,
  team: people.listTeam.path,
  addPerson: people.addPerson.path,
  invitePerson: people.invitePerson.path,
  endSessions: (id: string) => pathOf(people.endSessions, id),
  removePerson: (id: string) => pathOf(people.removePerson, id),
  damagedPeople: people.eraseDamagedPeople.path,
  readInvitation: people.readInvitation.path,
  acceptInvitation: people.acceptInvitation.path,
  changePassword: people.changePassword.path,
  uploadImage: uploadImage.path,
  adminImage: adminImagePath,
  deleteImage: (name: string) => pathOf(deleteImage, name),
} as const;
