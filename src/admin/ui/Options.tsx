interface OptionsProps<Choice extends string> {
  readonly choices: readonly Choice[];
  readonly labels: Readonly<Record<Choice, string>>;
}

/** The options of a `select`. */
export function Options<Choice extends string>({ choices, labels }: OptionsProps<Choice>) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {labels[choice]}
    </option>
  ));
}
