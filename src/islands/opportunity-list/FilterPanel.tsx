import { useEffect, useId, useRef, useState } from 'react';
import { type ListQuery, queryParameters, refined, wholeList } from '#domain/opportunity/query';
import { filterSectors, type SectorKey } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import { Icon } from '../../ui/Icon';
import { FactSelects } from './FactSelects';
import styles from './FilterPanel.module.css';
import type { FilterProps } from './use-list';

/** From this width on the filter is always open, above the list. */
const wide = '(min-width: 48rem)';

/**
 * Sector buttons beside or above the list. On narrow screens they are in a sliding panel, with the filters by facts;
 * choosing a sector closes it.
 */
export function FilterPanel(filter: FilterProps) {
  const { words, query, ready, onNavigate } = filter;
  const { texts } = words;
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const query = matchMedia(wide);
    const close = () => panel.current?.close();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);

  const openPanel = () => {
    panel.current?.showModal();
    setState('open');
  };
  const withSector = (sector: SectorKey | null): ListQuery => refined(query, { sector });
  const chooseAndClose = (sector: SectorKey | null) => {
    panel.current?.close();
    onNavigate(withSector(sector));
  };
  const chooseInIndex = (sector: SectorKey | null) => {
    // On narrow screens clearing removes the focused button, so the opener takes the focus. Wide screens hide the
    // opener.
    if (!sector) opener.current?.focus({ preventScroll: true });
    onNavigate(withSector(sector));
  };

  return (
    <search className={`${styles.filter} screen-only`} aria-label={texts.openFilter}>
      <button
        ref={opener}
        type="button"
        className={`button ${styles.opener}`}
        disabled={!ready}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={openPanel}
      >
        <Icon width={18} height={12}>
          <path d="M0 1h18M3 6h12M6 11h6" />
        </Icon>
        {texts.openFilter}
      </button>
      {/* A separate form, so that Enter in the search does not press the first sector button. */}
      <form method="get" action={localizedPath('/opportunities', words.language)}>
        {queryParameters.map(
          (name) =>
            name !== 'page' &&
            query[name] !== wholeList[name] && (
              <input key={name} type="hidden" name={name} value={String(query[name])} />
            ),
        )}
        <SectorButtons {...filter} layout="index" onChoose={chooseInIndex} />
      </form>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; the dialog handles
          Escape. */}
      <dialog
        ref={panel}
        className="drawer"
        aria-labelledby={heading}
        onClose={() => setState('closed')}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="drawer-panel">
          <div className={styles.head}>
            <h2 id={heading}>{texts.openFilter}</h2>
            <button type="button" className="drawer-closer" onClick={() => panel.current?.close()}>
              <Icon width={24}>
                <path d="M5 5l14 14M19 5L5 19" />
              </Icon>
              <span className="visually-hidden">{texts.closeFilter}</span>
            </button>
          </div>
          {state !== 'unopened' && (
            <>
              <div className={styles.facts}>
                <FactSelects {...filter} />
              </div>
              <h3 className={styles.sectors}>{texts.filter}</h3>
              <SectorButtons {...filter} layout="column" onChoose={chooseAndClose} />
              <button
                type="button"
                className={`button button-primary ${styles.done}`}
                onClick={() => panel.current?.close()}
              >
                {texts.apply}
              </button>
            </>
          )}
        </div>
      </dialog>
    </search>
  );
}

interface Props extends FilterProps {
  readonly layout: 'index' | 'column';
  readonly onChoose: (sector: SectorKey | null) => void;
}

/**
 * The twelve sector buttons. The active one shows an X instead of its count and clears the filter. Without scripts they
 * submit their form.
 */
function SectorButtons({ layout, words, query, ready, facets, onChoose }: Props) {
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
