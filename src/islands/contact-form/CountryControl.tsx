import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#domain/language';
import { fillCount } from '../../i18n/fill';
import {
  $nativeCountryNames,
  $otherCountryNames,
  loadNativeCountryNames,
  loadOtherCountryNames,
} from '../../stores/native-country-names';
import type { ControlAttributes } from '../../ui/Field';
import { isComposingKey, useComposition } from '../../ui/input-method';
import styles from './ContactForm.module.css';
import { countryNamed, type FoundCountry, findCountries, foundCountry, withNativeName } from './country-search';
import type { FormTexts } from './form-texts';
import { optionsOf } from './select-options';

interface Props {
  readonly attributes: ControlAttributes;
  readonly language: Language;
  readonly texts: FormTexts;
  /** True after hydration. */
  readonly ready: boolean;
  readonly value: string;
}

/** The country field: a select, and after hydration a combobox in front of it. The select holds the value. */
export function CountryControl({ attributes, language, texts, ready, value }: Props) {
  const list = useRef<HTMLSelectElement>(null);
  const countries = useCountryOptions(language);
  const own = ready ? { id: `${attributes.id}-value`, hidden: true } : { ...attributes, required: true };
  return (
    <>
      {ready && <CountryCombobox {...{ attributes, language, texts, countries, list }} />}
      <select {...own} ref={list} name="country" defaultValue={value} autoComplete="country">
        <option value="">{texts.choose}</option>
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** The page's list of countries. Native names are added once they have loaded. */
function useCountryOptions(language: Language): readonly FoundCountry[] {
  const nativeNames = useStore($nativeCountryNames);
  const others = useStore($otherCountryNames);
  useEffect(() => void loadNativeCountryNames(), []);
  return useMemo(
    () =>
      optionsOf('country', language).map((option) => {
        const native = nativeNames[option.value];
        const shown = withNativeName({ code: option.value, name: option.label }, native, language);
        return foundCountry(option, shown, [...(native ? [native] : []), ...(others[option.value] ?? [])]);
      }),
    [nativeNames, others, language],
  );
}

interface CountryComboboxProps {
  readonly attributes: ControlAttributes;
  readonly language: Language;
  readonly texts: FormTexts;
  readonly countries: readonly FoundCountry[];
  /** The hidden select, which holds the value. */
  readonly list: RefObject<HTMLSelectElement | null>;
}

/**
 * Combobox that filters countries by the typed text. On blur it selects the country whose full name was typed or that
 * the arrow keys reached, and no other.
 */
function CountryCombobox({ attributes, language, texts, countries, list }: CountryComboboxProps) {
  const [text, setText] = useState(
    () => list.current?.selectedOptions[0]?.value && list.current.selectedOptions[0].text,
  );
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // True if the arrow keys reached the active option. Typing also activates the first option, but does not pick it.
  const [isReachedByKeys, setReachedByKeys] = useState(false);
  const shownList = useRef<HTMLDivElement>(null);
  const typed = text || '';
  // Text that filters the list.
  const [filterText, setFilterText] = useState('');
  // If the text is a selected country's name, opening the list shows all countries, not only this one.
  const isChosen = typed !== '' && list.current?.selectedOptions[0]?.text === typed;
  const found = open ? findCountries(filterText, countries) : [];
  const chosen = isChosen ? countries.findIndex(({ label }) => label === typed) : -1;
  const listId = `${attributes.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (open) shownList.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, open]);

  const setValue = (value: string) => {
    if (!list.current || list.current.value === value) return;
    list.current.value = value;
    // The form saves and validates on input events.
    list.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const choose = (country: FoundCountry | undefined) => {
    setOpen(false);
    if (!country) return;
    setText(country.label);
    setValue(country.value);
  };
  const { change, handlers } = useComposition((value) => {
    setText(value);
    setFilterText(value);
    setActive(value !== '' && findCountries(value, countries).length > 0 ? 0 : -1);
    setReachedByKeys(false);
    setOpen(true);
    // Autofill enters full names.
    setValue(countryNamed(value, countries)?.value ?? '');
  });
  const leave = () => {
    const picked = open && isReachedByKeys ? found[active] : undefined;
    choose(picked ?? countryNamed(typed, countries));
  };
  // Other names may load after a name was typed and the field left.
  const latest = useRef({ typed, setValue });
  useEffect(() => {
    latest.current = { typed, setValue };
  });
  useEffect(() => {
    const named = countryNamed(latest.current.typed, countries);
    if (!named) return;
    latest.current.setValue(named.value);
    if (document.activeElement?.id !== attributes.id) setText(named.label);
  }, [countries, attributes.id]);
  const show = (index: number) => {
    setFilterText(isChosen ? '' : typed);
    setActive(index);
    setReachedByKeys(index >= 0);
    setOpen(true);
  };
  const move = (step: 1 | -1) => {
    const count = found.length;
    if (!open) show(Math.max(chosen, 0));
    else if (count > 0) {
      setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
      setReachedByKeys(true);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && found[active]) choose(found[active]);
    else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        {...attributes}
        type="text"
        required
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open && found.length > 0}
        aria-controls={open && found.length > 0 ? listId : undefined}
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        placeholder={texts.countryHint}
        autoComplete="country-name"
        spellCheck={false}
        value={typed}
        {...handlers}
        onChange={({ target }) => {
          setText(target.value);
          change(target.value);
        }}
        onFocus={() => void loadOtherCountryNames()}
        onClick={() => show(chosen)}
        onKeyDown={press}
        onBlur={leave}
      />
      {/* The focus stays in the input: neither a click nor Tab moves it to the scrollable list. */}
      {open && found.length > 0 && (
        <div
          ref={shownList}
          id={listId}
          className={styles.list}
          role="listbox"
          aria-label={texts.country}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((country, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
            <div
              key={country.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(country)}
            >
              {country.shown}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {open && filterText !== '' && statusText(found.length, texts, language)}
      </p>
      {open && found.length === 0 && <p className={styles.none}>{texts.countryNone}</p>}
    </>
  );
}

function statusText(count: number, texts: FormTexts, language: Language): string {
  return count === 0 ? texts.countryNone : fillCount(texts.countryCount, count, language);
}
