import type { FormField } from '../../unsaved/form-values';
import styles from './ChoiceGroup.module.css';
import { Group } from './Group';

interface ChoiceGroupProps<Choice extends string> {
  readonly name: FormField;
  readonly label: string;
  readonly problem: string | undefined;
  readonly choices: readonly Choice[];
  readonly labels: Readonly<Record<Choice, string>>;
  readonly chosen: readonly string[];
  /** Called with the selected choices, in the order of `choices`. */
  onChange(chosen: Choice[]): void;
}

/** A group of checkboxes. */
export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const { name, label, problem, choices, labels, chosen, onChange } = props;
  const choose = (choice: Choice, isChosen: boolean) =>
    onChange(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))));
  return (
    <Group legend={label} problem={problem}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={choice}
              checked={chosen.includes(choice)}
              aria-invalid={problem !== undefined || undefined}
              onChange={({ target }) => choose(choice, target.checked)}
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </Group>
  );
}
