import type { EnquiryState, Refused } from '../../stores/enquiry';
import type { ContactFormProps } from './contact-form-props';
import { EnquiryForm } from './EnquiryForm';
import { SentNotice } from './SentNotice';

/** What became of a form that was sent without scripts. One that did not arrive comes back with all that was typed. */
type PostOutcome =
  | Extract<EnquiryState, { kind: 'sent' }>
  | { readonly kind: 'invalid'; readonly problems: Refused['problems']; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'tooMany'; readonly typed: Typed };

/** The same, with the ids of the opportunities that the enquiry is about. */
export type Posted = PostOutcome & { readonly about: readonly string[] };

type Typed = Readonly<Record<string, string>>;

interface Props extends ContactFormProps {
  readonly posted: Posted;
}

/** Where the form stood, what became of it: HTML without a script. */
export function PostedForm({ posted, ...props }: Props) {
  if (posted.kind === 'sent') {
    const { reference, answerBy } = posted;
    return <SentNotice {...{ reference, answerBy }} language={props.language} texts={props.texts} />;
  }
  const state = posted.kind === 'invalid' ? { ...posted, corrected: [] } : posted;
  return <EnquiryForm {...props} state={state} initial={posted.typed} about={posted.about} anew={false} />;
}
