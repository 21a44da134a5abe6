import type { MailKind } from '#domain/catalog/mailForm.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { drawnGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import type { Sites } from '#server/http/sitePage.ts';
import type { Booking } from './booking.repo.ts';
import { confirmationMail } from './confirmationMail.ts';
import { giftCardMail } from './giftCardMail.ts';
import type { MailsDeps } from './mailsDeps.ts';
import { orderMail } from './orderMail.ts';
import { sampleBooking, sampleCents, sampleCode, sampleGiftCard, sampleOrder } from './sampleBooking.ts';
import type { Sample } from './sampleBooking.ts';
import { toMail } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';
import { cancelledMail, paymentFailedMail, paymentLinkMail, refundedMail } from './updateMails.ts';

export type SampleDeps = Pick<MailsDeps, 'db' | 'mailFrom' | keyof Sites | 'secretKeys' | 'webRoot'>;
type MakeSample = (deps: SampleDeps, sample: Sample) => Promise<Mail | null> | Mail | null;

const id = 'voorbeeld';

const update =
  (make: (booking: Booking, startUrl: string) => UpdateMail): MakeSample =>
  (deps, sample) => {
    const booking = sampleBooking(sample);
    const mail = make(booking, sitePage(siteOf(deps, booking), sample.language, ''));
    return toMail(booking, deps.mailFrom, { ...mail, to: booking.customer?.email ?? null });
  };

/** Each mail that a venue can word, about what was made up for it; by the very functions that write the real ones. */
export const sampleMails: Record<MailKind, MakeSample> = {
  confirmation: (deps, sample) => confirmationMail(sampleBooking(sample), deps),
  changedMail: (deps, sample) => confirmationMail(sampleBooking(sample), deps, { why: 'changed' }),
  orderMail: (deps, sample) => orderMail(sampleOrder(sample), deps.mailFrom, { recipients: [null], copy: null }),
  giftCardMail: async (deps, sample) =>
    giftCardMail(await drawnGiftCard(deps, sampleGiftCard(sample), sampleCode), {
      from: deps.mailFrom,
      publicUrl: deps.publicUrl,
      defaultAppTag: deps.defaultAppTag,
      email: null,
      again: null,
    }),
  cancelledMail: update((booking) => cancelledMail(booking, booking.totalPaid)),
  paymentFailedMail: update((booking, startUrl) => paymentFailedMail(booking, { id, amount: sampleCents }, startUrl)),
  paymentLinkMail: update((booking, href) =>
    paymentLinkMail(booking, { id, amount: sampleCents }, { href, until: booking.confirmedAt }),
  ),
  refundedMail: update((booking) =>
    refundedMail(booking, { id, amount: sampleCents }, { target: 'payment', reason: 'self_service' }),
  ),
};
