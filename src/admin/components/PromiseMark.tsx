import { promiseAge } from '#domain/enquiry/deadlines';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { Icon } from '../../ui/Icon';
import { promiseText } from '../enquiry-messages';
import styles from './PromiseMark.module.css';

/** An empty circle, a half-full one, and a warning triangle: colour is never the only sign. */
const shapes = {
  'in-time': <path d="M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14" />,
  'half-used': (
    <>
      <path d="M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14" />
      <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
    </>
  ),
  late: <path d="M10 2L19 18H1zM10 8v4M10 15v.5" />,
} as const;

interface PromiseMarkProps {
  readonly enquiry: ListedEnquiry;
  readonly now: number;
}

/** Shows by shape, text and colour how much of the promised answer time is used for an unanswered enquiry. */
export function PromiseMark({ enquiry, now }: PromiseMarkProps) {
  const age = promiseAge(enquiry, now);
  if (age === undefined) return null;
  return (
    <span className={styles.mark} data-age={age}>
      <Icon>{shapes[age]}</Icon>
      {promiseText(enquiry, now)}
    </span>
  );
}
