import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listedEnquiryOf } from '#domain/enquiry/admin-enquiry';
import { contentOf } from '#domain/opportunity/content';
import { Comparison } from '../../../src/admin/comparison/Comparison.tsx';
import { DatedTexts, EnquiryHistory } from '../../../src/admin/enquiry/EnquiryNotes.tsx';
import { EnquirySent } from '../../../src/admin/enquiry/EnquirySent.tsx';
import { createEnquiry, type RequestedOpportunities as State } from '../../../src/admin/enquiry/open-enquiry.ts';
import { RequestedOpportunities } from '../../../src/admin/enquiry/RequestedOpportunities.tsx';
import { emptyValues } from '../../../src/admin/form-values/form-values.ts';
import { EnquiryRow } from '../../../src/admin/inbox/EnquiryRow.tsx';
import { DeleteEnquiries } from '../../../src/admin/inbox/InboxActions.tsx';
import { NotDoneNotice } from '../../../src/admin/list/Toasts.tsx';
import { DeleteOpportunities } from '../../../src/admin/opportunities/OpportunityActions.tsx';
import { OpportunityRow } from '../../../src/admin/opportunities/OpportunityRow.tsx';
import { TrashRow } from '../../../src/admin/trash/TrashScreen.tsx';
import { Notice } from '../../../src/admin/ui/Notices.tsx';
import { UnsavedLine } from '../../../src/admin/unsaved/UnsavedLine.tsx';
import { createLoader } from '../../../src/api/loader.ts';
import { ApiError } from '../../../src/api/request.ts';
import { Field } from '../../../src/ui/Field.tsx';
import { wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { lithium } from '../support/server.ts';

provideSession(() => {});

const arabic = 'مشروع الرياح';
const project = { ...lithium, title: arabic, subtitle: arabic, description: arabic };
const letter = {
  ...wind,
  state: 'assigned' as const,
  assignee: arabic,
  notes: [{ at: wind.receivedAt, text: arabic }],
  events: [{ at: wind.receivedAt, assignee: arabic }],
  enquiry: {
    ...wind.enquiry,
    opportunities: [project.id],
    firstName: arabic,
    lastName: arabic,
    company: arabic,
    message: arabic,
    wechat: arabic,
  },
};
const nothing = () => {};
const requested = createLoader<State>(
  { kind: 'loaded', requested: [{ id: project.id, opportunity: project }] },
  async () => undefined,
);

const components: Readonly<Record<string, ReactElement>> = {
  'an enquiry of the inbox': (
    <EnquiryRow
      enquiry={listedEnquiryOf(letter)}
      now={0}
      isChosen={false}
      isBusy={false}
      onChoose={nothing}
      onFollowedUp={nothing}
      onGenuine={nothing}
    />
  ),
  'the sent message': <EnquirySent enquiry={letter} onGenuine={nothing} />,
  'the opportunities of an enquiry': (
    <RequestedOpportunities of={createEnquiry(letter.id)} enquiry={letter} loader={requested} />
  ),
  'the notes': <DatedTexts texts={letter.notes} />,
  'the history of an enquiry': <EnquiryHistory enquiry={letter} titleOf={() => arabic} />,
  'the question before enquiries are deleted': (
    <DeleteEnquiries enquiries={[letter]} onConfirm={nothing} onDismiss={nothing} />
  ),
  'an opportunity of the list': (
    <OpportunityRow opportunity={project} isChosen={false} onChoose={nothing} onDelete={nothing} />
  ),
  'an opportunity of the trash': (
    <TrashRow
      opportunity={{ ...project, deletedAt: wind.receivedAt }}
      isUnderWay={false}
      isChosen={false}
      onChoose={nothing}
      onRestore={nothing}
    />
  ),
  'the question before an opportunity is deleted': (
    <DeleteOpportunities opportunities={[project]} onConfirm={nothing} onDismiss={nothing} />
  ),
  'the question before opportunities are deleted': (
    <DeleteOpportunities opportunities={[project, { ...project, id: 'b' }]} onConfirm={nothing} onDismiss={nothing} />
  ),
  'two versions side by side': (
    <Comparison
      columns={[
        { label: 'Before', content: contentOf(project) },
        { label: 'After', content: contentOf(project) },
      ]}
      parts={[{ part: { key: 'title' } }, { part: { key: 'description' } }]}
    />
  ),
  'a notice': <Notice kind="success" message="Restored" detail={arabic} />,
  'the list of failed items': (
    <NotDoneNotice
      heading="Not deleted"
      failed={[{ id: 'a', name: arabic, language: undefined, error: new ApiError({ kind: 'network' }) }]}
      onClose={nothing}
    />
  ),
  'unsaved changes': <UnsavedLine changes={{ ...emptyValues, title: arabic, imageURL: [], changedAt: 0 }} />,
  'a field': (
    <Field label="Notes" problem={undefined}>
      {(attributes) => <textarea {...attributes} defaultValue={arabic} />}
    </Field>
  ),
};

test.each(Object.entries(components))(
  'An Arabic text has the direction of its own script in the component “%s”',
  (_, element) => {
    const { document } = parseHTML(`<html><body>${renderToStaticMarkup(element)}</body></html>`);
    const said = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.closest('.visually-hidden') === null &&
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(arabic)),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const one of said)
      expect([one.outerHTML, one.closest('[dir]')?.getAttribute('dir')]).toEqual([one.outerHTML, 'auto']);
  },
);
