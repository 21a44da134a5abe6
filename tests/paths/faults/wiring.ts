import type { ApiKey } from '../../../e2e/paths/model/visitorKeys.ts';
import type { PlantedFault } from './faults.ts';

/** A mistake between the machines and the server, which a path on the API notices by its step with this key, or a world by its path. */
export type WiringFault = PlantedFault & ({ key: ApiKey } | { world: string });

const reservation = 'src/web/actors/reservation.actors.ts';
const adding = 'src/web/actors/addToReservation.ts';
const checkout = 'src/web/actors/checkout.actors.ts';

export const wiringFaults: WiringFault[] = [
  {
    name: 'call that is never made',
    file: reservation,
    search: 'remove(slug, input.removal).then(booked, refused)',
    replace:
      "import('#web/queries/reservation.ts').then(({ reservationQuery }) => client.fetchQuery(reservationQuery(slug))).then(({ reservation }) => booked(reservation!), refused)",
    flow: 'entry',
    key: 'visit removal.requested',
    says: /Not approved/,
  },
  {
    name: 'call that is made twice',
    file: adding,
    search: 'if (amount === null) return',
    replace:
      'if (amount === null) await calls.addProduct(path, { productId, persons: [1], quantity });\n      if (amount === null) return',
    flow: 'voucher',
    key: 'visit giftCard.requested',
    says: /Not approved: .*Voucher Duo, Voucher Duo/,
  },
  {
    name: 'another guest',
    file: adding,
    search: 'calls.addProduct(path, { productId, persons, ...preferenceOf(request) })',
    replace:
      'calls.addProduct(path, { productId, persons: persons.map((each) => 3 - each), ...preferenceOf(request) })',
    flow: 'perGuest',
    key: 'visit product.requested',
    says: /Not approved: .*1: niets · 2: Entree hele dag/,
  },
  {
    name: 'another operation',
    file: reservation,
    search: 'calls.prepareReservation({ slug }, input.flowId).then(save, refused)',
    replace: 'calls.renewReservation({ slug }).then(save, refused)',
    flow: 'checkin',
    key: 'checkout order.placed',
    says: /Not/,
  },
  {
    name: 'another day',
    file: 'src/web/actors/adding.actors.ts',
    search: "date: date ?? '',",
    replace: "date: (date ?? '').replace(/..$/, (day) => String((Number(day) % 28) + 1).padStart(2, '0')),",
    flow: 'withCard',
    key: 'visit checkin.requested',
    says: /the day on the server/,
  },
  {
    name: 'another product inside an arrangement',
    file: adding,
    search: '{ collectionId, productIds, persons, ...preferenceOf(request) }',
    replace: "{ collectionId, productIds: productIds.map(() => '4170'), persons, ...preferenceOf(request) }",
    flow: 'arrangements',
    key: 'visit collection.requested',
    says: /Not approved: .*Hoofdmassage/,
  },
  {
    name: 'message from before the change',
    file: reservation,
    search: 'calls.changeCardMessage({ slug }, itemId, message)',
    replace: "calls.changeCardMessage({ slug }, itemId, { ...message, to: 'Anna' })",
    flow: 'giftCard',
    key: 'bank pays late',
    says: /Not approved: .*van Anna aan Anna/,
  },
  {
    name: 'key of an earlier request',
    file: 'src/web/api/idempotencyKey.ts',
    search: "return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');",
    replace: "return bytes.map(() => 0).join('');",
    flow: 'perGuest',
    key: 'visit product.requested',
    says: /Not/,
  },
  {
    name: 'answer read from another field',
    file: 'src/web/actors/facts.ts',
    search: '    totalPayNow,\n    totalMayPayNow,\n    totalPaid,\n  };',
    replace: '    totalPayNow: totalMayPayNow,\n    totalMayPayNow,\n    totalPaid,\n  };',
    flow: 'perGuest',
    key: 'visit product.requested',
    says: /what the machine knows/,
  },
  {
    name: 'departure read from the arrival',
    file: 'src/web/actors/facts.ts',
    search: 'endTime: minute(endTime),',
    replace: 'endTime: minute(startTime),',
    flow: 'checkin',
    key: 'visit checkin.requested',
    says: /what the machine knows/,
  },
  {
    name: 'failed payment read as paid',
    file: 'src/web/actors/watchPayment.ts',
    search: "if (status !== 'open' || seconds === 0) return { status };",
    replace: "if (status !== 'open' || seconds === 0) return { status: status === 'failed' ? 'confirmed' : status };",
    flow: 'subscription',
    key: 'bank refuses',
    says: /the visitor comes to paying/,
  },
  {
    name: 'code of another kind',
    file: checkout,
    search: 'redeemCode[kind]({ id, code })',
    replace: 'redeemCode.promoCode({ id, code })',
    flow: 'subscription',
    key: 'checkout redemption.removed',
    says: /cadeaubon/,
  },
  {
    name: 'customer who is not linked',
    file: reservation,
    search: 'calls.linkCustomer({ slug }).then(save, refused)',
    replace: 'calls.renewReservation({ slug }).then(save, refused)',
    flow: 'checkin',
    key: 'identify form.submitted',
    says: /Not/,
  },
  {
    name: 'hold that is not renewed',
    file: reservation,
    search: 'calls.renewReservation({ slug }).then(save, refused)',
    replace:
      "import('#web/queries/reservation.ts').then(({ reservationQuery }) => client.fetchQuery(reservationQuery(slug))).then(({ reservation }) => save(reservation!), refused)",
    flow: 'treatments',
    key: 'visit hold.renewalRequested',
    says: /Not approved/,
  },
  {
    name: 'payment without the chosen amount',
    file: 'src/web/queries/checkout.ts',
    search: '{ cardToken }), payAll },',
    replace: '{ cardToken }), payAll: payAll && false },',
    flow: 'perGuest',
    world: 'gemengde mand',
    says: /bank vraagt 39,50/,
  },
];
