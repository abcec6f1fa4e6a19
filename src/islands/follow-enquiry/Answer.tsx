import { type ReactNode, useEffect, useRef } from 'react';
import { type PublicState, publicStates } from '#domain/enquiry/public-state';
import { fill, fillCount } from '../../i18n/fill';
import type { FollowState } from '../../stores/followed-enquiry';
import styles from './FollowEnquiry.module.css';
import type { FollowEnquiryProps } from './follow-texts';

interface Props extends FollowEnquiryProps {
  readonly state: FollowState;
}

/** What has come of the question; takes the focus when it is there. */
export function Answer({ state, language, texts, email }: Props) {
  switch (state.kind) {
    case 'found':
      return (
        <Told look={styles.found} role="status">
          <h2>{fill(texts.enquiry, { reference: state.reference })}</h2>
          <Steps current={state.state} texts={texts} />
          <p>{texts.meanings[state.state]}</p>
        </Told>
      );
    case 'none':
      return (
        <Told look="notice">
          <p>{texts.none}</p>
          <Mail email={email} />
        </Told>
      );
    case 'tooMany':
      return (
        <Told look="notice">
          <p>{fillCount(texts.tooMany, state.minutes, language)}</p>
          <Mail email={email} />
        </Told>
      );
    case 'failed':
      return (
        <Told look="notice notice-danger">
          <p>{texts[state.reason]}</p>
          <Mail email={email} />
        </Told>
      );
    case 'writing':
    case 'incomplete':
    case 'asking':
      return null;
  }
}

interface ToldProps {
  readonly look: string | undefined;
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

function Told({ look, role = 'alert', children }: ToldProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} className={look} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The four steps of every enquiry, with the one that it is at. */
function Steps({ current, texts }: { readonly current: PublicState; readonly texts: FollowEnquiryProps['texts'] }) {
  const reached = publicStates.indexOf(current);
  return (
    <ol className={styles.steps}>
      {publicStates.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? styles.reached : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {texts.states[step]}
        </li>
      ))}
    </ol>
  );
}

function Mail({ email }: { readonly email: string | undefined }) {
  if (!email) return null;
  return (
    <p>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
