import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  $followed,
  askForEnquiry,
  type FollowField,
  type FollowValues,
  followFields,
  recheckFollowed,
  referenceInHash,
} from '../../stores/followed-enquiry';
import { guarded } from '../../ui/IslandBoundary';
import type { FollowEnquiryProps } from './FollowForm';
import { FollowForm } from './FollowForm';

/** Shows the status of an enquiry to a visitor who enters its reference and email address. */
export const FollowEnquiry = guarded(function FollowEnquiry(props: FollowEnquiryProps) {
  const state = useStore($followed);
  const form = useRef<HTMLFormElement>(null);
  const ready = useLinkedReference(form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    void askForEnquiry(values);
    const firstEmpty = followFields.find((field) => values[field].trim() === '');
    if (firstEmpty) controlOf(event.currentTarget, firstEmpty)?.focus();
  };
  const recheck = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) =>
    recheckFollowed(valuesOf(currentTarget));
  return <FollowForm {...props} {...{ state, ready, form }} onSubmit={submit} onInput={recheck} />;
});

/** Fills in the reference from the URL. Returns true after hydration. */
function useLinkedReference(form: { readonly current: HTMLFormElement | null }): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const control = form.current && controlOf(form.current, 'reference');
    if (control && control.value === '') control.value = referenceInHash(location.hash);
    setReady(true);
  }, [form]);
  return ready;
}

function controlOf(form: HTMLFormElement, field: FollowField): HTMLInputElement | undefined {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : undefined;
}

function valuesOf(form: HTMLFormElement): FollowValues {
  const value = (field: FollowField) => controlOf(form, field)?.value ?? '';
  return { reference: value('reference'), email: value('email') };
}
