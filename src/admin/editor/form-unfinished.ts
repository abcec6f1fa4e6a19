import * as v from 'valibot';
import { sentContent } from '#domain/opportunity/content';
import { type UnfinishedContent, unfinishedContent } from '#domain/opportunity/preview';
import { type FormContent, sentOf } from '../unsaved/form-values';

const { title: _, subtitle: __, description: ___, translations: ____, ...checkedEntries } = sentContent.entries;

/** The form's content for previews and hints: texts as typed, and of the other fields those that are valid. */
export function unfinishedOf(form: FormContent): UnfinishedContent {
  const sent = sentOf(form);
  const checked = Object.entries(checkedEntries).flatMap(([key, schema]) => {
    const { success, output } = v.safeParse(schema, Reflect.get(sent, key));
    return success && output !== null && output !== undefined ? [[key, output]] : [];
  });
  const { title, subtitle, description, translations } = sent;
  return v.parse(unfinishedContent, {
    language: 'en',
    imageURL: [],
    status: 'draft',
    ...Object.fromEntries(checked),
    title,
    subtitle,
    description,
    ...(translations !== null && { translations }),
  });
}
