import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $enquiry, writeAnother } from '../../stores/enquiry';
import { savedValues, saveValues } from '../../stores/saved-enquiry';
import { guarded } from '../../ui/IslandBoundary';
import { EnquiryForm } from './EnquiryForm';
import { controlId, fillEmpty, valuesOf } from './form-controls';
import type { ContactFormProps } from './form-texts';
import { SentNotice } from './SentNotice';

export const ContactForm = guarded(function ContactForm(props: ContactFormProps) {
  const state = useStore($enquiry);
  const [focusFirst, setFocusFirst] = useState(false);
  const writeAnew = () => {
    setFocusFirst(true);
    writeAnother();
  };
  if (state.kind === 'sent')
    return <SentNotice {...state} language={props.language} texts={props.texts} onAnother={writeAnew} />;
  return <EnquiryForm {...props} state={state} focusFirst={focusFirst} />;
}, saveTyped);

function saveTyped(): void {
  const form = document.getElementById(controlId('message'))?.closest('form');
  if (!form) return;
  fillEmpty(form, savedValues());
  saveValues(valuesOf(form));
}
