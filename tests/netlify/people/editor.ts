import { acceptInvitation } from '../../../netlify/login/personal-password.ts';
import { addPerson } from '../../../netlify/people/people.ts';

/** The password of the editors in tests. */
export const editorPassword = 'otra contraseña larga';

/** An invited person: the id, and the secret of the invitation’s link. */
export async function invite(username = 'bea', name = 'Bea Ruiz'): Promise<{ id: string; invitation: string }> {
  const outcome = await addPerson(crypto.randomUUID(), { name, username });
  if (outcome.kind !== 'added') throw new Error(`Nobody was added: ${outcome.kind}`);
  return { id: outcome.person.id, invitation: outcome.invitation };
}

/** An editor who has set a password and is logged in. */
export async function addEditor(username = 'bea', name = 'Bea Ruiz'): Promise<{ id: string; token: string }> {
  const { id, invitation } = await invite(username, name);
  const token = await acceptInvitation(invitation, editorPassword, '192.0.2.1');
  if (token === undefined) throw new Error('The invitation was not accepted.');
  return { id, token };
}
