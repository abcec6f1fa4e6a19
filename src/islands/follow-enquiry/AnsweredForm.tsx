import type { FollowState, FollowValues } from '../../stores/followed-enquiry';
import { FollowForm } from './FollowForm';
import type { FollowEnquiryProps } from './follow-texts';

/** What a question that was asked without scripts is answered, and what was typed. */
export interface Answered {
  readonly typed: FollowValues;
  readonly state: Exclude<FollowState, { kind: 'writing' | 'asking' }>;
}

/** The form as it was asked by, and the answer: HTML without a script. */
export function AnsweredForm({ answered, ...props }: FollowEnquiryProps & { readonly answered: Answered }) {
  return <FollowForm {...props} state={answered.state} typed={answered.typed} ready={false} />;
}
