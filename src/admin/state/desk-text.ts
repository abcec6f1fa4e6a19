import * as v from 'valibot';
import { enquiryUpdate } from '#domain/enquiry/desk-enquiry';
import type { FieldProblem } from '#domain/text';
import { problemOf } from '#domain/validate';

/** A text that the team writes to an enquiry. */
export type DeskText = 'note' | 'assignee';

/** What is wrong with such a text, by the rules of the server. */
export function problemOfDeskText(place: DeskText, text: string): FieldProblem | undefined {
  const [issue] = v.safeParse(enquiryUpdate.entries[place], text).issues ?? [];
  return issue && problemOf(issue);
}
