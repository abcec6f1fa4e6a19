import type { ProvinceCode } from '#domain/province';
import type { NamedProvince } from './ProvinceIndex';
import styles from './ProvinceSteps.module.css';

interface Props {
  readonly label: string;
  /** In the order of the list, which goes round. */
  readonly provinces: readonly NamedProvince[];
  readonly active: ProvinceCode;
}

/** The ways to the province before and the one after the active one, which is named between them. */
export function ProvinceSteps({ label, provinces, active }: Props) {
  const at = provinces.findIndex(([code]) => code === active);
  const stepTo = ([code, name]: NamedProvince) => (
    <a href={`#${code}`}>
      <span className="visually-hidden">{name}</span>
    </a>
  );
  const [before, shown, after] = [-1, 0, 1].map((step) => provinces.at((at + step) % provinces.length));
  return (
    <nav className={styles.steps} aria-label={label}>
      {before && stepTo(before)}
      <p aria-hidden="true">{shown?.[1]}</p>
      {after && stepTo(after)}
    </nav>
  );
}
