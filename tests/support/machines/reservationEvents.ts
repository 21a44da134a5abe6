import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { NotBooked } from '#machines/bookingRequest.types.ts';
import type { EventsByType } from './eventsByType.ts';
import { cardMessage, facts, reservation } from './reservationFixtures.ts';

const expired = { code: 'reservation_expired' };
const broken = { code: 'internal' };
const empty = reservation({ personsWithProducts: [], expiresAt: '2026-05-01T10:19:00Z' });
const booked = reservation();
const linked = reservation({ userId: 'c1' });
const otherParty = reservation({ date: '2026-06-01' });
const massaged = reservation({ timedItemCount: 2, itemMarks: ['1 i1', '2 i2', '1 i3 11:00', '2 i4 11:00'] });
const otherTime: Alternative = { kind: 'other_time', date: '2026-05-12', time: 690, persons: [2] };
const otherDay: Alternative = { kind: 'other_day', date: '2026-05-13', time: 690, persons: [2] };
const notBooked: NotBooked[] = [
  { name: 'Massage', xplanId: 'p1', person: 2, reason: 'no_room', alternatives: [otherTime, otherDay] },
];

export const reservationEvents = {
  'personCount.changed': [
    { type: 'personCount.changed', personCount: 3 },
    { type: 'personCount.changed', personCount: 2 },
  ],
  'date.chosen': [
    { type: 'date.chosen', date: '2026-05-12' },
    { type: 'date.chosen', date: '2026-05-14' },
    { type: 'date.chosen', date: '2027-05-14' },
  ],
  'checkinGroup.chosen': [
    { type: 'checkinGroup.chosen', checkinGroupId: 'evening' },
    { type: 'checkinGroup.chosen', checkinGroupId: 'day' },
  ],
  'day.opened': [{ type: 'day.opened' }],
  'day.closed': [{ type: 'day.closed' }],
  'draft.changed': [{ type: 'draft.changed' }],
  'product.requested': [
    { type: 'product.requested', productId: 'p1', persons: [1], needsTime: false },
    { type: 'product.requested', productId: 'p1', persons: [1], needsTime: true },
  ],
  'collection.requested': [{ type: 'collection.requested', collectionId: 'k1', productIds: ['p1'], persons: [1] }],
  'checkin.requested': [
    { type: 'checkin.requested', persons: [-1] },
    { type: 'checkin.requested', persons: [3] },
  ],
  'giftCard.requested': [
    { type: 'giftCard.requested', productId: 'g1', amount: 2500, quantity: 1 },
    { type: 'giftCard.requested', productId: 'v1', amount: null, quantity: 2 },
  ],
  'message.written': [{ type: 'message.written', message: cardMessage }],
  'message.dismissed': [{ type: 'message.dismissed' }],
  'message.changeRequested': [{ type: 'message.changeRequested', itemId: 'i1' }],
  'subscription.requested': [{ type: 'subscription.requested', productId: 's1' }],
  'alternative.chosen': [
    { type: 'alternative.chosen', alternative: otherTime, notBooked: 0 },
    { type: 'alternative.chosen', alternative: otherDay, notBooked: 0 },
  ],
  'guest.chosen': [
    { type: 'guest.chosen', guest: 2 },
    { type: 'guest.chosen', guest: 7 },
  ],
  'proposals.requested': [{ type: 'proposals.requested' }],
  'removal.requested': [{ type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } }],
  'emptying.requested': [{ type: 'emptying.requested' }],
  'change.confirmed': [{ type: 'change.confirmed' }],
  'change.dismissed': [{ type: 'change.dismissed' }],
  'step.requested': [
    { type: 'step.requested', step: 'info' },
    { type: 'step.requested', step: 'payment' },
    { type: 'step.requested', step: '2' },
  ],
  'step.entered': [
    { type: 'step.entered', step: 'index' },
    { type: 'step.entered', step: 'info' },
    { type: 'step.entered', step: 'payment' },
  ],
  'flow.left': [{ type: 'flow.left' }],
  'link.retried': [{ type: 'link.retried' }],
  'details.requested': [{ type: 'details.requested' }],
  'remark.typed': [
    { type: 'remark.typed', remark: 'Met de trein' },
    { type: 'remark.typed', remark: 'Met de trein, om tien uur' },
  ],
  'remark.submitted': [{ type: 'remark.submitted' }],
  'visits.changed': [{ type: 'visits.changed' }],
  'payment.returned': [{ type: 'payment.returned', reservationId: 'r1' }],
  'payment.checkRequested': [{ type: 'payment.checkRequested' }],
  'hold.renewalRequested': [{ type: 'hold.renewalRequested' }],
  'text.typed': [{ type: 'text.typed' }],
  'date.dismissed': [{ type: 'date.dismissed' }],
  'dialog.opened': [{ type: 'dialog.opened', dialog: { kind: 'basket' } }],
  'dialog.closed': [{ type: 'dialog.closed' }],
  'facts.changed': [
    { type: 'facts.changed', facts: facts() },
    { type: 'facts.changed', facts: facts({ reservation: { ...empty, date: '2026-06-01' } }) },
    { type: 'facts.changed', facts: facts({ reservation: booked }) },
    { type: 'facts.changed', facts: facts({ reservation: massaged }) },
    { type: 'facts.changed', facts: facts({ reservation: linked, customerLoggedIn: true }) },
    { type: 'facts.changed', facts: facts({ gone: 'expired' }) },
    { type: 'facts.changed', facts: facts({ gone: 'confirmed' }) },
  ],
  'hold.warned': [{ type: 'hold.warned', minutesLeft: 5 }],
  'hold.ended': [{ type: 'hold.ended' }],
  'xstate.done.actor.renewHold': [{ type: 'xstate.done.actor.renewHold', output: { reservation: booked } }],
  'xstate.done.actor.removeItem': [
    { type: 'xstate.done.actor.removeItem', output: { reservation: empty } },
    { type: 'xstate.done.actor.removeItem', output: { reservation: linked } },
  ],
  'xstate.done.actor.changeMessage': [
    { type: 'xstate.done.actor.changeMessage', output: { reservation: booked } },
    { type: 'xstate.done.actor.changeMessage', output: { reservation: linked } },
  ],
  'xstate.done.actor.linkCustomer': [
    { type: 'xstate.done.actor.linkCustomer', output: { reservation: linked } },
    { type: 'xstate.done.actor.linkCustomer', output: { reservation: { ...empty, userId: 'c1' } } },
  ],
  'xstate.done.actor.countVisits': [{ type: 'xstate.done.actor.countVisits', output: { visitsLeft: 8 } }],
  'xstate.done.actor.prepare': [{ type: 'xstate.done.actor.prepare', output: { reservation: linked } }],
  'xstate.done.actor.cancelReservation': [{ type: 'xstate.done.actor.cancelReservation', output: null }],
  'xstate.done.actor.cancelForChange': [{ type: 'xstate.done.actor.cancelForChange', output: null }],
  'xstate.done.actor.adding': [
    { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: booked, notBooked: [] } },
    { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: empty, notBooked } },
    { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: booked, notBooked } },
    { type: 'xstate.done.actor.adding', output: { kind: 'added', reservation: massaged, notBooked: [] } },
    { type: 'xstate.done.actor.adding', output: { kind: 'otherReservation', facts: facts() } },
    {
      type: 'xstate.done.actor.adding',
      output: { kind: 'otherReservation', facts: facts({ reservation: otherParty }) },
    },
    { type: 'xstate.done.actor.adding', output: { kind: 'failed', problem: 'internal', reservation: null } },
    { type: 'xstate.done.actor.adding', output: { kind: 'failed', problem: 'internal', reservation: empty } },
    { type: 'xstate.done.actor.adding', output: { kind: 'failed', problem: 'internal', reservation: booked } },
    { type: 'xstate.done.actor.adding', output: { kind: 'ended', gone: 'expired' } },
  ],
  'xstate.done.actor.proposals': [
    { type: 'xstate.done.actor.proposals', output: { kind: 'booked', reservation: booked, notBooked: [] } },
    { type: 'xstate.done.actor.proposals', output: { kind: 'booked', reservation: booked, notBooked } },
    { type: 'xstate.done.actor.proposals', output: { kind: 'booked', reservation: empty, notBooked: [] } },
    { type: 'xstate.done.actor.proposals', output: { kind: 'booked', reservation: empty, notBooked } },
    { type: 'xstate.done.actor.proposals', output: { kind: 'dismissed' } },
    { type: 'xstate.done.actor.proposals', output: { kind: 'failed', problem: 'product_unavailable' } },
    { type: 'xstate.done.actor.proposals', output: { kind: 'failed', problem: 'reservation_expired' } },
  ],
  'xstate.done.actor.identify': [
    { type: 'xstate.done.actor.identify', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.identify', output: { kind: 'failed', problem: 'reservation_expired' } },
  ],
  'xstate.done.actor.details': [
    { type: 'xstate.done.actor.details', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.details', output: { kind: 'dismissed' } },
    { type: 'xstate.done.actor.details', output: { kind: 'failed', problem: 'reservation_cancelled' } },
  ],
  'xstate.done.actor.saveRemark': [{ type: 'xstate.done.actor.saveRemark', output: { remark: 'Met de trein' } }],
  'xstate.done.actor.watchPayment': [
    { type: 'xstate.done.actor.watchPayment', output: { status: 'confirmed' } },
    { type: 'xstate.done.actor.watchPayment', output: { status: 'open' } },
    { type: 'xstate.done.actor.watchPayment', output: { status: 'failed' } },
    { type: 'xstate.done.actor.watchPayment', output: { status: 'reservation_expired' } },
  ],
  'xstate.done.actor.watchPaymentLonger': [
    { type: 'xstate.done.actor.watchPaymentLonger', output: { status: 'confirmed' } },
    { type: 'xstate.done.actor.watchPaymentLonger', output: { status: 'open' } },
    { type: 'xstate.done.actor.watchPaymentLonger', output: { status: 'canceled' } },
    { type: 'xstate.done.actor.watchPaymentLonger', output: { status: 'reservation_expired' } },
  ],
  'xstate.done.actor.checkout': [
    { type: 'xstate.done.actor.checkout', output: { kind: 'confirmed', reservationId: 'r1' } },
    { type: 'xstate.done.actor.checkout', output: { kind: 'redirect', url: 'https://bank.example/pay' } },
    { type: 'xstate.done.actor.checkout', output: { kind: 'changed' } },
    { type: 'xstate.done.actor.checkout', output: { kind: 'ended', gone: 'cancelled' } },
  ],
  'xstate.done.actor.timePicker': [
    { type: 'xstate.done.actor.timePicker', output: { kind: 'start', startTime: 660 } },
    { type: 'xstate.done.actor.timePicker', output: { kind: 'alternative', alternative: otherTime } },
    { type: 'xstate.done.actor.timePicker', output: { kind: 'alternative', alternative: otherDay } },
    { type: 'xstate.done.actor.timePicker', output: { kind: 'dismissed' } },
  ],
  'xstate.error.actor.renewHold': [
    { type: 'xstate.error.actor.renewHold', error: broken },
    { type: 'xstate.error.actor.renewHold', error: expired },
  ],
  'xstate.error.actor.removeItem': [
    { type: 'xstate.error.actor.removeItem', error: broken },
    { type: 'xstate.error.actor.removeItem', error: expired },
  ],
  'xstate.error.actor.changeMessage': [
    { type: 'xstate.error.actor.changeMessage', error: broken },
    { type: 'xstate.error.actor.changeMessage', error: expired },
  ],
  'xstate.error.actor.linkCustomer': [
    { type: 'xstate.error.actor.linkCustomer', error: broken },
    { type: 'xstate.error.actor.linkCustomer', error: expired },
  ],
  'xstate.error.actor.countVisits': [{ type: 'xstate.error.actor.countVisits', error: broken }],
  'xstate.error.actor.prepare': [
    { type: 'xstate.error.actor.prepare', error: broken },
    { type: 'xstate.error.actor.prepare', error: expired },
  ],
  'xstate.error.actor.cancelReservation': [
    { type: 'xstate.error.actor.cancelReservation', error: broken },
    { type: 'xstate.error.actor.cancelReservation', error: expired },
  ],
  'xstate.error.actor.cancelForChange': [
    { type: 'xstate.error.actor.cancelForChange', error: broken },
    { type: 'xstate.error.actor.cancelForChange', error: expired },
  ],
  'xstate.error.actor.adding': [{ type: 'xstate.error.actor.adding', error: broken }],
  'xstate.error.actor.identify': [{ type: 'xstate.error.actor.identify', error: broken }],
  'xstate.error.actor.details': [{ type: 'xstate.error.actor.details', error: broken }],
  'xstate.error.actor.saveRemark': [
    { type: 'xstate.error.actor.saveRemark', error: broken },
    { type: 'xstate.error.actor.saveRemark', error: expired },
  ],
  'xstate.error.actor.proposals': [{ type: 'xstate.error.actor.proposals', error: broken }],
  'xstate.error.actor.watchPayment': [
    { type: 'xstate.error.actor.watchPayment', error: broken },
    { type: 'xstate.error.actor.watchPayment', error: expired },
  ],
  'xstate.error.actor.watchPaymentLonger': [
    { type: 'xstate.error.actor.watchPaymentLonger', error: broken },
    { type: 'xstate.error.actor.watchPaymentLonger', error: expired },
  ],
  'xstate.error.actor.checkout': [{ type: 'xstate.error.actor.checkout', error: broken }],
  'xstate.done.actor.stayPicker': [
    { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 840 } },
    { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 630, endTime: 840 } },
    { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: null, endTime: null } },
  ],
  'xstate.error.actor.stayPicker': [{ type: 'xstate.error.actor.stayPicker', error: broken }],
  'xstate.error.actor.timePicker': [{ type: 'xstate.error.actor.timePicker', error: broken }],
  'xstate.error.actor.facts': [{ type: 'xstate.error.actor.facts', error: broken }],
  'xstate.error.actor.holdClock': [{ type: 'xstate.error.actor.holdClock', error: broken }],
} satisfies EventsByType<ReservationMachineEvent>;
