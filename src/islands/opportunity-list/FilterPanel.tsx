import { useEffect, useId, useRef, useState } from 'react';
import type { SectorKey } from '#domain/sector';
import { Icon } from '../../ui/Icon';
import styles from './FilterPanel.module.css';
import { SectorButtons, type SectorChoice } from './SectorButtons';

/** From this width on the filter lies open above the list. */
const wide = '(width >= 48rem)';

/** The sector filter: an index above the list, on narrow screens a panel that slides in and closes after a choice. */
export function FilterPanel(choice: SectorChoice) {
  const { ready, texts, onChoose } = choice;
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
  const chooseAndClose = (sector: SectorKey | null) => {
    panel.current?.close();
    onChoose(sector);
  };
  const chooseInIndex = (sector: SectorKey | null) => {
    // On a narrow screen the cleared button disappears; the focus goes to the opener, which a wide screen hides.
    if (!sector) opener.current?.focus({ preventScroll: true });
    onChoose(sector);
  };

  return (
    <search className={styles.filter} aria-label={texts.filterBySector}>
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
      <SectorButtons {...choice} layout="index" onChoose={chooseInIndex} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it; Escape does by itself. */}
      <dialog
        ref={panel}
        className="drawer"
        aria-labelledby={heading}
        onClose={() => setState('closed')}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="drawer-panel">
          <div className={styles.head}>
            <h2 id={heading}>{texts.filter}</h2>
            <button type="button" className="drawer-closer" onClick={() => panel.current?.close()}>
              <Icon width={24}>
                <path d="M5 5l14 14M19 5L5 19" />
              </Icon>
              <span className="visually-hidden">{texts.closeFilter}</span>
            </button>
          </div>
          {state !== 'unopened' && <SectorButtons {...choice} layout="column" onChoose={chooseAndClose} />}
        </div>
      </dialog>
    </search>
  );
}
