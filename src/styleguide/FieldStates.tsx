import { Field } from '../ui/Field';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly problem: string;
}

/** Shows a field's states: plain, with a hint, with an error, with a corrected error; and with and without input. */
export function FieldStates({ label, hint, problem }: Props) {
  return (
    <>
      <Field label={label} problem={undefined}>
        {(attributes) => <input type="email" {...attributes} />}
      </Field>
      <Field label={label} hint={hint} problem={undefined}>
        {(attributes) => <input type="email" {...attributes} />}
      </Field>
      <Field label={label} problem={problem}>
        {(attributes) => <input type="email" {...attributes} />}
      </Field>
      <Field label={label} problem={problem} corrected>
        {(attributes) => <input type="email" defaultValue="name@example.com" {...attributes} />}
      </Field>
      {[undefined, problem].map((wrong) => (
        <Field key={String(wrong)} label={label} problem={wrong}>
          {(attributes) => (
            <select {...attributes}>
              <option>{label}</option>
            </select>
          )}
        </Field>
      ))}
      {[undefined, problem].map((wrong) => (
        <Field key={String(wrong)} label={label} problem={wrong}>
          {(attributes) => <textarea {...attributes} />}
        </Field>
      ))}
    </>
  );
}
