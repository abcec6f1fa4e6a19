import type { EnquiryState, Refused } from '../../stores/enquiry';
import type { ContactFormProps } from './contact-form-props';
import { EnquiryForm } from './EnquiryForm';
import { SentNotice } from './SentNotice';

/** What became of a form that was sent without scripts. One that did not arrive comes back with all that was typed. */
export type PostOutcome =
  | Extract<EnquiryState, { kind: 'sent' }>
  | { readonly kind: 'invalid'; readonly problems: Refused['problems']; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'tooMany'; readonly typed: Typed };

type Typed = Readonly<Record<string, string>>;

interface Props extends ContactFormProps {
  readonly outcome: PostOutcome;
}

/** Where the form stood, what became of it: HTML without a script. */
export function PostedForm({ outcome, ...props }: Props) {
  if (outcome.kind === 'sent') return <SentNotice {...outcome} language={props.language} texts={props.texts} />;
  const state = outcome.kind === 'invalid' ? { ...outcome, corrected: [] } : outcome;
  return <EnquiryForm {...props} state={state} initial={outcome.typed} anew={false} />;
}
