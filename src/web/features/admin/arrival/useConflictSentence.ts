import { useLingui } from '@lingui/react/macro';
import type { ArrivalConflict } from '#domain/booking/waitingArrivals.ts';
import { refusedText } from '#web/i18n/refusedText.ts';

/** What was not taken over, why, and what to do about it. */
export function useConflictSentence({ arrival: { name, change }, code, holders }: ArrivalConflict): string {
  const { t } = useLingui();
  const visit = {
    checkIn: t({ id: 'arrival.conflict.checkIn', message: `Het inchecken van ${name}` }),
    complete: t({ id: 'arrival.conflict.complete', message: `Het vertrek van ${name}` }),
    noShow: t({ id: 'arrival.conflict.noShow', message: `Niet gekomen bij ${name}` }),
    undo: t({ id: 'arrival.conflict.undo', message: `Het terugdraaien bij ${name}` }),
  };
  const what =
    change.kind === 'visit'
      ? visit[change.move]
      : t({ id: 'arrival.conflict.guests', message: `De aankomst per gast bij ${name}` });
  const [holder] = holders;
  if (code === 'wristband_taken' && holder !== undefined) {
    const { wristband, number, person } = holder;
    const by = holder.name || number;
    return t({
      id: 'arrival.conflict.wristband',
      message: `${what} is niet opgeslagen: ${wristband} is van ${by}, gast ${person}. Geef een ander nummer.`,
    });
  }
  if (code === 'version_conflict') {
    return t({
      id: 'arrival.conflict.changed',
      message: `${what} is niet opgeslagen: een collega heeft deze reservering intussen veranderd of geannuleerd. Bekijk haar en doe het opnieuw als dat nog klopt.`,
    });
  }
  if (code === 'earlier_refused') {
    return t({
      id: 'arrival.conflict.earlier',
      message: `${what} is niet opgeslagen, omdat iets wat ervoor kwam niet kon. Doe het opnieuw als dat nog klopt.`,
    });
  }
  const why = refusedText({ problem: code });
  return t({
    id: 'arrival.conflict.refused',
    message: `${what} is niet opgeslagen. ${why} Bekijk de reservering en doe het zo nodig opnieuw.`,
  });
}
