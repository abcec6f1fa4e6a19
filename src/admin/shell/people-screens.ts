// Bundle of the screens about who may log in.
export { AccountScreen as Account, InvitationScreen as Invitation } from '../account/AccountScreen';
export { PeopleScreen as People } from '../people/PeopleScreen';
