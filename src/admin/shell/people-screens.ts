// Bundle of the screens about who may log in.
export { AccountScreen as Account } from '../account/AccountScreen';
export { InvitationScreen as Invitation } from '../account/InvitationScreen';
export { PeopleScreen as People } from '../people/PeopleScreen';
