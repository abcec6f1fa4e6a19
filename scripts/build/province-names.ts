import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { type ProvinceCode, provinceCodes } from '#domain/province';

const fileOf = (language: Language, code: ProvinceCode) =>
  new URL(`../../content/provinces/${language}/${code}.md`, import.meta.url);

/** The field `name` of a province's file. A missing one is reported by the content check. */
function nameOf(language: Language, code: ProvinceCode): string {
  return /^name: *(.*)$/m.exec(readFileSync(fileOf(language, code), 'utf8'))?.[1] ?? code;
}

/** The names of the provinces as a module, for scripts that cannot read content collections. */
export function provinceNameModule(): Plugin {
  const name = 'virtual:province-names';
  return {
    name: 'province-names',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      for (const language of languages) {
        for (const code of provinceCodes) this.addWatchFile(fileURLToPath(fileOf(language, code)));
      }
      const names = byLanguage((language) =>
        Object.fromEntries(provinceCodes.map((code) => [code, nameOf(language, code)])),
      );
      return `export const provinceNames = ${JSON.stringify(names)};`;
    },
  };
}
