import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffProblem } from './errorSentences.ts';

export const staffSentences: Record<StaffProblem, MessageDescriptor> = {
  second_factor_invalid: msg({
    id: 'problem.second_factor_invalid',
    message: 'Deze code klopt niet. Probeer de volgende.',
  }),
  amount_too_high: msg({ id: 'problem.amount_too_high', message: 'Dit bedrag is hoger dan er is.' }),
  issue_limit_reached: msg({
    id: 'problem.issue_limit_reached',
    message: 'Zoveel mag je niet alleen aan cadeaukaarten uitgeven. Vraag het aan de eigenaar.',
  }),
  last_owner: msg({
    id: 'problem.last_owner',
    message: 'Dit is de laatste eigenaar. Maak eerst iemand anders eigenaar.',
  }),
  standard_role: msg({
    id: 'problem.standard_role',
    message: 'Deze rol hoort erbij en blijft zoals hij is.',
  }),
  image_invalid: msg({ id: 'problem.image_invalid', message: 'Dit is geen afbeelding die wij kunnen lezen.' }),
  image_quota_reached: msg({
    id: 'problem.image_quota_reached',
    message: 'De bibliotheek is vol. Verwijder eerst afbeeldingen die nergens staan.',
  }),
  flow_incomplete: msg({
    id: 'problem.flow_incomplete',
    message: 'Deze flow is nog niet klaar om te publiceren. Onder ‘Nog nodig’ staat wat er ontbreekt.',
  }),
  being_changed: msg({
    id: 'problem.being_changed',
    message: 'Hier is net iemand anders mee bezig. Probeer het zo opnieuw.',
  }),
};
