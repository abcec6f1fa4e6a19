import { adminImagePath } from '#domain/calls/images';
import { isLanguage, languageNames } from '#domain/language';
import { isSectorKey } from '#domain/sector';
import { imageLabel } from '../messages';
import type { FormContent, FormField } from '../state/form-values';
import { sectorLabels, texts } from '../texts';
import styles from './FieldContent.module.css';

interface FieldContentProps {
  readonly content: FormContent;
  readonly field: FormField;
}

/** What a field holds, to be read. */
export function FieldContent({ content, field }: FieldContentProps) {
  if (field === 'imageURL') return <Thumbnails names={content.imageURL} />;
  const value = content[field];
  if (value === '') return <em>{texts.conflict.empty}</em>;
  if (field === 'sector') return <p className={styles.text}>{isSectorKey(value) ? sectorLabels[value] : value}</p>;
  if (field === 'language') return <p className={styles.text}>{isLanguage(value) ? languageNames[value] : value}</p>;
  return (
    <p className={styles.text} lang={content.language}>
      {value}
    </p>
  );
}

function Thumbnails({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <em>{texts.conflict.empty}</em>;
  return (
    <div className={styles.images}>
      {names.map((name, index) => (
        <img key={name} src={adminImagePath(name)} alt={imageLabel(index)} />
      ))}
    </div>
  );
}
