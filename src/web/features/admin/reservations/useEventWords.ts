import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReservationEventKind } from '#contract/names.ts';

const added = msg({ id: 'admin.event.added', message: 'Product toegevoegd' });

type Underscored<Kind extends string> = Kind extends `${infer Of}.${infer What}` ? `${Of}_${What}` : Kind;

/** By the kind of event with '_' for its dot: one of them is the id of a message too, which the build makes short. */
export const eventWords: Readonly<Record<Underscored<ReservationEventKind>, MessageDescriptor>> = {
  imported: msg({ id: 'admin.event.imported', message: 'Overgenomen uit een ander systeem' }),
  created: msg({ id: 'admin.event.created', message: 'Begonnen' }),
  checkin_added: msg({ id: 'admin.event.checkin', message: 'Entree toegevoegd' }),
  product_added: added,
  collection_added: msg({ id: 'admin.event.collection', message: 'Arrangement toegevoegd' }),
  order_added: added,
  order_message_changed: msg({ id: 'admin.event.message', message: 'Tekst op de cadeaubon gewijzigd' }),
  proposal_taken: msg({ id: 'admin.event.proposal', message: 'Voorstel gekozen' }),
  item_added: added,
  item_removed: msg({ id: 'admin.event.removed', message: 'Product verwijderd' }),
  item_changed: msg({ id: 'admin.event.itemChanged', message: 'Product gewijzigd' }),
  item_moved: msg({ id: 'admin.event.itemMoved', message: 'Behandeling verplaatst' }),
  move_accepted: msg({ id: 'admin.event.moveAccepted', message: 'Gast akkoord met de nieuwe tijd' }),
  guest_removed: msg({ id: 'admin.event.guestRemoved', message: 'Gast afgemeld' }),
  moved: msg({ id: 'admin.event.moved', message: 'Naar een ander moment verplaatst' }),
  stay_changed: msg({ id: 'admin.event.stay', message: 'Aankomst of vertrek gewijzigd' }),
  customer_linked: msg({ id: 'admin.event.linked', message: 'Klant gekoppeld' }),
  customer_unlinked: msg({ id: 'admin.event.unlinked', message: 'Klant losgekoppeld' }),
  confirmed: msg({ id: 'admin.reservation.confirmed', message: 'Geboekt' }),
  cancelled: msg({ id: 'admin.reservation.cancelled', message: 'Geannuleerd' }),
  expired: msg({ id: 'admin.reservation.expired', message: 'Verlopen' }),
  redeemed: msg({ id: 'admin.event.redeemed', message: 'Betaald met een bon, kaart of code' }),
  redeemed_returned: msg({ id: 'admin.event.redeemedReturned', message: 'Teruggezet op de bon' }),
  payment_desk: msg({ id: 'admin.event.desk', message: 'Betaald aan de balie' }),
  payment_deskRefund: msg({ id: 'admin.ledger.deskRefund', message: 'Teruggegeven aan de balie' }),
  payment_paid: msg({ id: 'admin.event.paid', message: 'Online betaald' }),
  payment_returned: msg({ id: 'admin.event.returned', message: 'Betaling gaat terug' }),
  payment_mismatch: msg({ id: 'exception.mismatch', message: 'Betaling past niet bij wat gevraagd is' }),
  paymentLink_made: msg({ id: 'admin.event.link', message: 'Betaallink gemaakt' }),
  receipt_mailed: msg({ id: 'admin.event.receipt', message: 'Betaalbewijs gemaild' }),
  checked_in: msg({ id: 'admin.reservation.checkedIn', message: 'Ingecheckt' }),
  completed: msg({ id: 'admin.reservation.completed', message: 'Vertrokken' }),
  no_show: msg({ id: 'admin.reservation.noShow', message: 'Niet gekomen' }),
  undone: msg({ id: 'admin.event.undone', message: 'Teruggedraaid' }),
  mailed: msg({ id: 'admin.event.mailed', message: 'Mail van jullie aan de gast' }),
  guest_arrived: msg({ id: 'admin.event.guestArrived', message: 'Gast binnen' }),
  guest_no_show: msg({ id: 'admin.event.guestNoShow', message: 'Gast niet gekomen' }),
  guest_undone: msg({ id: 'admin.event.guestUndone', message: 'Gast weer verwacht' }),
  guest_noted: msg({ id: 'admin.event.guestNoted', message: 'Bandje of kluisje gewijzigd' }),
  guest_later: msg({ id: 'admin.event.guestLater', message: 'Komt later' }),
  note_written: msg({ id: 'admin.event.note', message: 'Notitie geschreven' }),
};

export function useEventWords(): (kind: ReservationEventKind) => string {
  const { i18n } = useLingui();
  return (kind) => i18n._(eventWords[kind.replace('.', '_') as Underscored<ReservationEventKind>]);
}
