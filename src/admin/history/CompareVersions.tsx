import { useState } from 'react';
import { contentOf } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { differingParts } from '#domain/opportunity/parts';
import { Field } from '../../ui/Field';
import { Comparison } from '../comparison/Comparison';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import styles from './CompareVersions.module.css';
import { versionName } from './history';

interface CompareVersionsProps {
  /** Newest first, at least two. */
  readonly versions: readonly Opportunity[];
}

/** Compares any two versions. Their order does not matter: the earlier one is shown first. */
export function CompareVersions({ versions }: CompareVersionsProps) {
  const { history } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [first, setFirst] = useState(versions.at(-1)?.version);
  const [second, setSecond] = useState(versions[0]?.version);
  const ends = [
    { label: history.compareFrom, chosen: first, choose: setFirst },
    { label: history.compareTo, chosen: second, choose: setSecond },
  ];
  return (
    <details className={styles.compare} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{history.compare}</summary>
      <div className={styles.choices}>
        {ends.map(({ label, chosen, choose }) => (
          <Field key={label} label={label} problem={undefined}>
            {(attributes) => (
              <select {...attributes} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
                {versions.map(({ version, updatedAt }) => (
                  <option key={version} value={version}>
                    {versionName(version)}, {formatTime(Date.parse(updatedAt))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      {isOpen && <ComparedVersions versions={versions} chosen={[first, second]} />}
    </details>
  );
}

interface ComparedVersionsProps extends CompareVersionsProps {
  /** The numbers of two versions, in any order. */
  readonly chosen: readonly (number | undefined)[];
}

/** The differences between two versions, the earlier one first. */
export function ComparedVersions({ versions, chosen }: ComparedVersionsProps) {
  const { history } = useTexts();
  const [later, earlier = later] = versions.filter(({ version }) => chosen.includes(version));
  if (!later || !earlier) return null;
  const [before, after] = [contentOf(earlier), contentOf(later)];
  const parts = differingParts(before, after);
  if (parts.length === 0) return <p>{history.equal}</p>;
  return (
    <Comparison
      successive
      columns={[
        { label: versionName(earlier.version), content: before },
        { label: versionName(later.version), content: after },
      ]}
      parts={parts.map((part) => ({ part }))}
    />
  );
}
