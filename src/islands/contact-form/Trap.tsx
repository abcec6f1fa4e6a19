import { honeypotField } from '#domain/enquiry/spam';
import { trapId } from './form-values';

/** A field that persons neither see, hear nor reach, and programs fill in. */
export function Trap({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={trapId}>{label}</label>
      <input id={trapId} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
