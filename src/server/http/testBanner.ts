import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Language } from '#domain/values/translated.ts';
import { localMinuteAt } from '#domain/values/zonedTime.ts';
import type { Venue } from './handlers.ts';

interface Words {
  name: string;
  headline: string;
  text: (until: string) => string;
}

const words: Record<Language, Words> = {
  nl: {
    name: 'Test',
    headline: 'Testreservering: er wordt niets geboekt',
    text: (until) => `Je betaalt niets en er gaat geen mail uit. Alle plaatsen zijn vrij. Werkt tot ${until}.`,
  },
  en: {
    name: 'Test',
    headline: 'Test reservation: nothing is booked',
    text: (until) => `You pay nothing and no e-mail is sent. All places are free. Works until ${until}.`,
  },
  de: {
    name: 'Test',
    headline: 'Testreservierung: Es wird nichts gebucht',
    text: (until) =>
      `Sie bezahlen nichts und es wird keine E-Mail verschickt. Alle Plätze sind frei. Verfügbar bis ${until} Uhr.`,
  },
  fr: {
    name: 'Test',
    headline: 'Réservation de test : rien n’est réservé',
    text: (until) =>
      `Vous ne payez rien et aucun e-mail n’est envoyé. Toutes les places sont libres. Valable jusqu’à ${until}.`,
  },
};

export const testStylesheet = '<link rel="stylesheet" href="/test.css" />';

/** Above every page of a test, outside what the site draws. Empty for any other venue. */
export function testBanner({ testUntil, timeZone }: Pick<Venue, 'testUntil' | 'timeZone'>, language: Language): string {
  if (testUntil === null) return '';
  const { name, headline, text } = words[language];
  const until = formatTime(localMinuteAt(testUntil.getTime(), timeZone));
  return `<aside class="kuur-test" aria-label="${name}"><strong>${headline}</strong> <span>${text(until)}</span></aside>`;
}
