import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $enquiry, writeAnother } from '../../stores/enquiry';
import { savedValues, saveValues } from '../../stores/saved-enquiry';
import { guarded } from '../../ui/IslandBoundary';
import { EnquiryForm } from './EnquiryForm';
import { controlId, enquiryValuesOf, fillEmpty } from './form-controls';
import type { ContactFormProps } from './form-texts';
import { SentNotice } from './SentNotice';

export const ContactForm = guarded(function ContactForm(props: ContactFormProps) {
  const state = useStore($enquiry);
  const [isAnother, setAnother] = useState(false);
  const startAnother = () => {
    setAnother(true);
    writeAnother();
  };
  if (state.kind === 'sent')
    return <SentNotice {...state} language={props.language} texts={props.texts} onAnother={startAnother} />;
  return <EnquiryForm {...props} state={state} isAnother={isAnother} />;
}, saveTyped);

function saveTyped(): void {
  const form = document.getElementById(controlId('message'))?.closest('form');
  if (!form) return;
  fillEmpty(form, savedValues());
  saveValues(enquiryValuesOf(form));
}
