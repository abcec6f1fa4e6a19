import { filterSectors, type SectorKey } from '#domain/sector';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import type { SectorCounts } from '../../stores/opportunity-list';
import { Icon } from '../../ui/Icon';
import styles from './SectorButtons.module.css';

export interface SectorChoice {
  readonly active: SectorKey | null;
  /** Whether a press has an effect yet: not before hydration. */
  readonly ready: boolean;
  /** Known once the list is loaded. */
  readonly counts: SectorCounts | undefined;
  readonly texts: Dictionary['opportunities'];
  readonly sectorNames: Dictionary['sectors'];
  readonly onChoose: (sector: SectorKey | null) => void;
}

interface Props extends SectorChoice {
  readonly layout: 'index' | 'column';
}

/** The filter's twelve buttons; the active one carries an X instead of its count and clears the filter. */
export function SectorButtons({ layout, active, ready, counts, texts, sectorNames, onChoose }: Props) {
  return (
    <ul className={`plain ${styles[layout]}`}>
      {filterSectors.map((sector) => {
        const name = sectorNames[sector];
        const pressed = sector === active;
        return (
          <li key={sector}>
            <button
              type="button"
              className={styles.sector}
              disabled={!ready}
              aria-pressed={pressed}
              aria-label={pressed ? fill(texts.activeFilter, { sector: name }) : undefined}
              onClick={() => onChoose(pressed ? null : sector)}
            >
              <span>{name}</span>{' '}
              {pressed ? (
                <Icon width={12}>
                  <path d="M1 1l10 10M11 1L1 11" />
                </Icon>
              ) : (
                <span className={styles.count}>{counts && (counts[sector] ?? 0)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
