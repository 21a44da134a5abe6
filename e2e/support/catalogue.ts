import type { Language } from './texts.ts';

/** What the demo venue sells, by the ids it is booked with. */
export const sold = {
  backMassage: '4120',
  footMassage: '4160',
  headMassage: '4170',
  coupleMassage: '4141',
  facial: '4200',
  faceMassage: '4220',
  hammamScrub: '4420',
  hammamSession: '4500',
  entryAllDay: '1001',
  dayOfRest: '5001',
} as const;

const names: Record<string, Record<Exclude<Language, 'nl'>, string>> = {
  'Entree hele dag': { en: 'Admission, all day', de: 'Eintritt ganzer Tag', fr: 'Entrée journée' },
  'Entree avond': { en: 'Admission, evening', de: 'Eintritt Abend', fr: 'Entrée soirée' },
  'Entree met badenkaart': {
    en: 'Admission with a multi-visit pass',
    de: 'Eintritt mit Mehrfachkarte',
    fr: 'Entrée avec une carte multi-entrées',
  },
  Avondentree: { en: 'Evening by candlelight', de: 'Abendeintritt', fr: 'Entrée du soir' },
  Voetmassage: { en: 'Foot massage', de: 'Fußmassage', fr: 'Massage des pieds' },
  Gezichtsmassage: { en: 'Face massage', de: 'Gesichtsmassage', fr: 'Massage du visage' },
  'Dag Ontspannen': { en: 'Day of Rest', de: 'Tag der Ruhe', fr: 'Journée de repos' },
  Massage: { en: 'Massage', de: 'Massage', fr: 'Massage' },
  Gezicht: { en: 'Face', de: 'Gesicht', fr: 'Visage' },
};

/** What something of the demo venue is called in another language than Dutch. */
export function nameIn(language: Language, dutchName: string): string {
  if (language === 'nl') return dutchName;
  const name = names[dutchName]?.[language];
  if (name === undefined) throw new Error(`Nobody wrote down what ${dutchName} is called in '${language}'`);
  return name;
}
