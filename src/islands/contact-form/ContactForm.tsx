import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Language } from '#domain/language';
import { $enquiry, writeAnother } from '../../stores/enquiry';
import { EnquiryForm } from './EnquiryForm';
import type { FormTexts } from './form-texts';
import { SentNotice } from './SentNotice';

export interface ContactFormProps {
  readonly language: Language;
  readonly texts: FormTexts;
  /** The team's e-mail address, offered when a message cannot be sent. */
  readonly email: string;
}

export function ContactForm(props: ContactFormProps) {
  const state = useStore($enquiry);
  const [anew, setAnew] = useState(false);
  const writeAnew = () => {
    setAnew(true);
    writeAnother();
  };
  if (state.kind === 'sent')
    return <SentNotice reference={state.reference} texts={props.texts} onAnother={writeAnew} />;
  return <EnquiryForm {...props} state={state} anew={anew} />;
}
