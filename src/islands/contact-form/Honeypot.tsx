import { honeypotField } from '#domain/enquiry/spam';
import { honeypotId } from './form-values';

/** A field that persons neither see, hear nor reach, and programs fill in. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={honeypotId}>{label}</label>
      <input id={honeypotId} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
