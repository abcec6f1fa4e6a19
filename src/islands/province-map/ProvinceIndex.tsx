import type { ProvinceCode } from '#domain/province';
import styles from './ProvinceIndex.module.css';

/** A province by its name in the page's language. */
export type NamedProvince = readonly [code: ProvinceCode, name: string];

interface Props {
  readonly label: string;
  readonly provinces: readonly NamedProvince[];
  readonly active: ProvinceCode;
  readonly pointed: ProvinceCode | undefined;
}

/** The list of the provinces. */
export function ProvinceIndex({ label, provinces, active, pointed }: Props) {
  return (
    <nav className={styles.index} aria-labelledby="index-title">
      <h3 id="index-title">{label}</h3>
      <ul className="plain">
        {provinces.map(([code, name]) => (
          <li key={code}>
            <a
              href={`#${code}`}
              data-pointed={code === pointed || undefined}
              aria-current={code === active || undefined}
            >
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
