import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { NotBookedReason } from '#contract/names.ts';

const other = msg({ id: 'board.move.no', message: 'Op dit tijdstip past het niet.' });

const words: Partial<Record<NotBookedReason, MessageDescriptor>> = {
  closed: msg({ id: 'board.move.closed', message: 'Het valt buiten de openingstijden.' }),
  past: msg({ id: 'board.move.past', message: 'Deze dag is voorbij.' }),
  no_roster: msg({ id: 'board.move.noRoster', message: 'Dan werkt er niemand die dit doet.' }),
  no_therapist: msg({
    id: 'board.move.noTherapist',
    message: 'De therapeut is dan bezet, werkt niet of doet dit niet.',
  }),
  no_room: msg({ id: 'board.move.noRoom', message: 'De ruimte is dan bezet, dicht of hier niet geschikt voor.' }),
  no_common_time: msg({ id: 'board.move.noCommonTime', message: 'Therapeut en ruimte zijn dan niet allebei vrij.' }),
  pool_full: msg({ id: 'board.move.poolFull', message: 'Alle plaatsen zijn dan bezet.' }),
  guest_busy: msg({
    id: 'board.move.guestBusy',
    message: 'De gast heeft dan al iets anders, of te kort ervoor of erna.',
  }),
  group_busy: msg({
    id: 'board.move.groupBusy',
    message: 'Iemand van dezelfde groep heeft de therapeut of ruimte dan al.',
  }),
  stay_too_short: msg({ id: 'board.move.stay', message: 'Het valt buiten het verblijf van de gast.' }),
};

export function useMoveReasons(): (reason: NotBookedReason) => string {
  const { i18n } = useLingui();
  return (reason) => i18n._(words[reason] ?? other);
}
