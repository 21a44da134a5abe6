import type { visitorGuards } from './visitorGuards.ts';
import { customerForm } from './app.ts';
import { giftCardForm, orders } from './orderCatalogue.ts';
import { SoftAuthenticator } from './softAuthenticator.ts';
import { proefbad } from './venue.ts';

export type VisitorOperationId = keyof typeof visitorGuards;

const code = { code: 'GEEN-GEEN-GEEN-GEEN' };
const password = { password: 'geheim-123' };
const ceremony = { challenge: 'geen', rpId: 'localhost' };
const passkeyAnswer = new SoftAuthenticator().answer(ceremony);
const ownChange = { kind: 'cancel' };

/** What passes the contract, for every operation with a body that a link, a session or a customer opens. */
export const visitorBodies: Partial<Record<VisitorOperationId, unknown>> = {
  confirmCustomerEmail: { token: 'geen' },
  resetCustomerPassword: password,
  quoteChange: ownChange,
  acceptMoves: { moves: [{ itemId: 'geen', startTime: '10:00' }] },
  applyChange: { change: ownChange, sequence: 1, total: 0, back: 0 },
  loginWithPasskey: passkeyAnswer,
  startPasskeyStep: { challenge: 'geen' },
  answerWithPasskey: { challenge: 'geen', answer: passkeyAnswer },
  answerSecondFactor: { challenge: 'geen', code: '000000' },
  acceptInvite: { firstName: 'Bo', lastName: 'Bo', password: 'Personeel-1-lang' },
  resetStaffPassword: { password: 'Personeel-1-lang' },
  confirmStaffEmail: { token: 'geen' },
  setUp: {
    token: 'geen',
    firstName: 'Bo',
    lastName: 'Bo',
    email: 'bo@proefbad.example',
    password: 'Personeel-1-lang',
    venue: { name: 'Proefbad', contactEmail: 'hallo@proefbad.example', languages: ['nl'] },
  },
  addCheckin: { activityId: proefbad.activity.xplanId, entryId: proefbad.entry.xplanId, persons: [1] },
  addProduct: { productId: orders.voucher.xplanId, persons: [1] },
  addCollection: { collectionId: '999', productIds: [], persons: [1] },
  addGiftCard: giftCardForm(),
  changeCardMessage: { from: 'Anna', to: 'Bram', message: 'Geniet ervan', recipientEmail: null },
  setComment: { comment: 'Graag een rustige plek' },
  createProposals: { items: [{ productId: proefbad.entry.xplanId, person: 1 }] },
  prepareReservation: { flowId: proefbad.flows.payment.id },
  redeemGiftCard: code,
  redeemVoucher: code,
  applyPromoCode: code,
  createPayment: {},
  setReservationUser: customerForm({ email: 'anna@proefbad.example' }),
  updateCustomer: customerForm({ email: 'anna@proefbad.example' }),
  startCustomerPasskey: { currentPassword: 'geheim-123' },
  addCustomerPasskey: new SoftAuthenticator().create(ceremony),
  removeCustomerPasskey: { currentPassword: 'geheim-123' },
  changeCustomerPassword: { currentPassword: 'geheim-123', password: 'geheimer-1234' },
  endCustomerSession: { password: 'geheim-123' },
  endOtherCustomerSessions: { password: 'geheim-123' },
  exportOwnData: { password: 'geheimer-1234' },
  eraseOwnAccount: { password: 'geheimer-1234' },
};

/** Of operations that ask for one. */
export const visitorQueries: Partial<Record<VisitorOperationId, string>> = {
  listOwnDays: '?from=2026-05-12&to=2026-05-20',
};
