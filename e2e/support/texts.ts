import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';

export const languages = ['nl', 'en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

type Values = Record<string, string | number>;

/** The texts of the site in one language, by message id. An id that the catalogue does not have throws. */
export type Texts = {
  language: Language;
  /** What stands before the addresses of this language. */
  prefix: string;
  /** Throws when a value is missing. */
  text(id: string, values?: Values): string;
  /** The whole text, with anything where no value is given. */
  pattern(id: string, values?: Values): RegExp;
};

const placeholder = /\{(\w+)\}/g;

export function textsIn(language: Language): Texts {
  const catalogue = readCatalogue(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(catalogue) } });
  const source = (id: string): string => {
    const text = catalogue.get(id);
    if (!text) throw new Error(`The catalogue '${language}' has no text '${id}'`);
    return text;
  };
  return {
    language,
    prefix: language === 'nl' ? '' : `/${language}`,
    text: (id, values = {}) => {
      for (const [, name] of source(id).matchAll(placeholder))
        if (values[name!] === undefined) throw new Error(`'${id}' needs a value for '${name}'`);
      return i18n._(id, values);
    },
    pattern: (id, values = {}) => {
      const parts = source(id).split(placeholder);
      const isName = (at: number): boolean => at % 2 === 1;
      const written = parts.map((part, at) => {
        if (!isName(at)) return escaped(part).replaceAll(/\s+/g, String.raw`\s+`);
        return values[part] === undefined ? '.+' : escaped(String(values[part]));
      });
      return new RegExp(`^${written.join('')}$`, 'u');
    },
  };
}

export const dutch = textsIn('nl');

/** For a text inside another pattern. */
export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

function readCatalogue(language: Language): Map<string, string> {
  const file = readFileSync(new URL(`../../locales/${language}/messages.po`, import.meta.url), 'utf8');
  const entries = file.matchAll(/^msgid ((?:".*"\s)+)msgstr ((?:".*"\s?)+)/gm);
  return new Map([...entries].map(([, id, text]) => [unquoted(id!), unquoted(text!)]));
}

function unquoted(lines: string): string {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');
}
