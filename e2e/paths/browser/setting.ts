import { languages, textsIn } from '../../support/texts.ts';
import type { Language, Texts } from '../../support/texts.ts';

export type Viewport = { width: number; height: number };

/** In which language and on which page the paths are walked. */
export type PathSetting = { language: Language; viewport: Viewport };

const named: Record<string, Viewport> = { '390': { width: 390, height: 844 }, '1280': { width: 1280, height: 800 } };

/** Throws what is wrong with a value, in words. */
export function pathSetting({ locale = 'nl', viewport = '1280' }: Record<string, string | undefined>): PathSetting {
  const language = languages.find((each) => each === locale);
  if (language === undefined) throw new Error(`No language '${locale}': choose from ${languages.join(', ')}`);
  return { language, viewport: named[viewport] ?? measured(viewport) };
}

function measured(text: string): Viewport {
  const [, width, height] = (/^(\d{3,4})x(\d{3,4})$/.exec(text) ?? []).map(Number);
  if (width === undefined || height === undefined)
    throw new Error(`No viewport '${text}': give width x height as 390x844, or ${Object.keys(named).join(' or ')}`);
  return { width, height };
}

/** As the command set it. */
export const setting = pathSetting({
  locale: process.env['KUUR_PATHS_LOCALE'],
  viewport: process.env['KUUR_PATHS_VIEWPORT'],
});
export const texts: Texts = textsIn(setting.language);
