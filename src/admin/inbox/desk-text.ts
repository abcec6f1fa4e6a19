import * as v from 'valibot';
import { enquiryUpdate } from '#domain/enquiry/desk-enquiry';
import type { FieldProblem } from '#domain/text';
import { problemOf } from '#domain/validate';

/** Text fields that the team can add to an enquiry. */
export type DeskText = 'note' | 'assignee';

/** Validates such a text by the server's rules. */
export function problemOfDeskText(place: DeskText, text: string): FieldProblem | undefined {
  const [issue] = v.safeParse(enquiryUpdate.entries[place], text).issues ?? [];
  return issue && problemOf(issue);
}
