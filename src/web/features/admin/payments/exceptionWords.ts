import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentException } from '#contract/names.ts';

/** What happened, and what to do about it. */
export const exceptionWords: Readonly<
  Record<PaymentException['kind'], Readonly<Record<'title' | 'toDo', MessageDescriptor>>>
> = {
  late_payment: {
    title: msg({ id: 'exception.late_payment', message: 'Te laat betaald' }),
    toDo: msg({
      id: 'exception.late_payment.toDo',
      message: 'Het geld gaat vanzelf terug. Vertel de gast dat de plaatsen weg waren en boek samen iets nieuws.',
    }),
  },
  double_payment: {
    title: msg({ id: 'exception.double_payment', message: 'Dubbel betaald' }),
    toDo: msg({
      id: 'exception.double_payment.toDo',
      message: 'De tweede betaling gaat vanzelf terug. Kijk bij de betaling of dat gelukt is.',
    }),
  },
  mismatch: {
    title: msg({ id: 'exception.mismatch', message: 'Betaling past niet bij wat gevraagd is' }),
    toDo: msg({
      id: 'exception.mismatch.toDo',
      message: 'Vergelijk het bedrag bij de betaaldienst met de reservering en betaal terug wat te veel is.',
    }),
  },
  chargeback: {
    title: msg({ id: 'exception.chargeback', message: 'Geld teruggehaald door de bank' }),
    toDo: msg({
      id: 'exception.chargeback.toDo',
      message: 'Bel of mail de gast. Stuur een betaallink, of annuleer de reservering.',
    }),
  },
  refund_failed: {
    title: msg({ id: 'exception.refund_failed', message: 'Terugbetaling mislukt' }),
    toDo: msg({
      id: 'exception.refund_failed.toDo',
      message: 'Het geld is nog bij ons. Betaal het opnieuw terug of zet het op een cadeaubon.',
    }),
  },
  card_blocked: {
    title: msg({ id: 'exception.card_blocked', message: 'Geblokkeerde kaart kreeg geld terug' }),
    toDo: msg({
      id: 'exception.card_blocked.toDo',
      message: 'Geef de kaart vrij bij Tegoeden, of geef het geld op een andere manier terug.',
    }),
  },
  card_testing: {
    title: msg({ id: 'exception.card_testing', message: 'Veel creditcards mislukken' }),
    toDo: msg({
      id: 'exception.card_testing.toDo',
      message: 'Misschien probeert iemand gestolen kaarten uit. Zet creditcards een tijdje uit bij Instellingen.',
    }),
  },
  unpaid_bookings: {
    title: msg({ id: 'exception.unpaid_bookings', message: 'Eén klant, veel onbetaalde reserveringen' }),
    toDo: msg({
      id: 'exception.unpaid_bookings.toDo',
      message: 'Bel de klant en kijk of de reserveringen echt zijn. Annuleer wat niet klopt.',
    }),
  },
};
