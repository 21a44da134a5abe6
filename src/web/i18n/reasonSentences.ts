import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotBookedReason } from '#contract/names.ts';

const sentences: Record<NotBookedReason, MessageDescriptor> = {
  unavailable: msg({ id: 'reason.unavailable', message: 'Op deze dag is dit niet te reserveren.' }),
  duplicate: msg({ id: 'reason.duplicate', message: 'Dezelfde behandeling kan één keer per gast.' }),
  entry_duplicate: msg({ id: 'reason.entry_duplicate', message: 'Elke gast heeft één entree.' }),
  closed: msg({ id: 'reason.closed', message: 'Wij zijn op deze dag gesloten.' }),
  no_roster: msg({ id: 'reason.no_roster', message: 'Op deze dag werkt er niemand die dit doet.' }),
  no_therapist: msg({ id: 'reason.no_therapist', message: 'De therapeuten die dit doen, zijn bezet.' }),
  no_room: msg({ id: 'reason.no_room', message: 'De ruimte die hiervoor nodig is, is bezet.' }),
  no_common_time: msg({ id: 'reason.no_common_time', message: 'Therapeut en ruimte zijn niet tegelijk vrij.' }),
  pool_full: msg({ id: 'reason.pool_full', message: 'Alle plaatsen zijn bezet.' }),
  guest_busy: msg({ id: 'reason.guest_busy', message: 'Het past niet naast wat er al gepland is.' }),
  group_busy: msg({
    id: 'reason.group_busy',
    message: 'Een ander van jullie groep heeft de therapeut of de ruimte dan al.',
  }),
  stay_too_short: msg({ id: 'reason.stay_too_short', message: 'Het past niet tussen aankomst en vertrek.' }),
  past: msg({ id: 'reason.past', message: 'Dit tijdstip is voorbij.' }),
  notice: msg({ id: 'reason.notice', message: 'Dit is te kort van tevoren. Kies een later moment.' }),
  beyond_horizon: msg({ id: 'reason.beyond_horizon', message: 'Zo ver vooruit kun je nog niet reserveren.' }),
};

/** Falls back to `unavailable` for an unknown reason. */
export function reasonSentence(reason: string): MessageDescriptor {
  return Object.hasOwn(sentences, reason) ? sentences[reason as NotBookedReason] : sentences.unavailable;
}
