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
  const at = provinces.findIndex(({ code }) => code === active);
  const stepTo = (province: NamedProvince | undefined) =>
    province && (
      <a href={`#${province.code}`} data-province={province.code}>
        <span className="visually-hidden">{province.name}</span>
      </a>
    );
  return (
    <nav className={styles.steps} aria-label={label}>
      {stepTo(provinces.at(at - 1))}
      <p aria-hidden="true">{provinces[at]?.name}</p>
      {stepTo(provinces[(at + 1) % provinces.length])}
    </nav>
  );
}
