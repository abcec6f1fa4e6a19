import { filterSectors, type SectorKey } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { Icon } from '../../ui/Icon';
import type { FilterProps } from './explorer-props';
import styles from './SectorButtons.module.css';

interface Props extends FilterProps {
  readonly layout: 'index' | 'column';
  readonly onChoose: (sector: SectorKey | null) => void;
}

/**
 * The filter's twelve buttons; the active one carries an X instead of its count and clears the filter. Without scripts they
 * send the form that they stand in.
 */
export function SectorButtons({ layout, words, query, ready, facets, onChoose }: Props) {
  const { texts, sectorNames } = words;
  return (
    <ul className={`plain ${styles[layout]}`}>
      {filterSectors.map((sector) => {
        const name = sectorNames[sector];
        const pressed = sector === query.sector;
        return (
          <li key={sector}>
            <button
              type="submit"
              name="sector"
              value={pressed ? '' : sector}
              className={styles.sector}
              aria-pressed={pressed}
              aria-label={pressed ? fill(texts.activeFilter, { sector: name }) : undefined}
              onClick={(event) => {
                if (!ready) return;
                event.preventDefault();
                onChoose(pressed ? null : sector);
              }}
            >
              <span>{name}</span>{' '}
              {pressed ? (
                <Icon width={12}>
                  <path d="M1 1l10 10M11 1L1 11" />
                </Icon>
              ) : (
                <span className={styles.count}>{facets && (facets.sector[sector] ?? 0)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
