import { digest } from '#server/db/digest.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { sessionContext } from '#server/booking/rows/sessionContext.service.ts';
import { pdfFile } from '#server/http/pdfFile.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { OrderOwner } from './checkout/orderDocuments.ts';

const ownerOf = ({ venue, sessionToken, customer, language, network }: RequestContext): OrderOwner => ({
  venue,
  sessionHash: sessionToken === null ? null : digest(sessionToken),
  customerId: customer?.id ?? null,
  language,
  network,
});

export const documentOperations = (
  checkout: CheckoutService,
): Pick<
  Handlers,
  'listOrderDocuments' | 'getOrderDocument' | 'getReceipt' | 'getStaffReceipt' | 'mailReceipt' | 'checkGiftCardBalance'
> => ({
  checkGiftCardBalance: async ({ context, body }) => ({
    status: 200,
    body: { data: await checkout.giftCardBalance(sessionContext(context), body.code) },
  }),
  listOrderDocuments: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.documents(ownerOf(context), params.id) },
  }),
  getReceipt: async ({ context, params: { id } }) => {
    const { number, pdf } = await checkout.receipt(ownerOf(context), id);
    return pdfFile(number, pdf);
  },
  getStaffReceipt: async ({ context, params: { id } }) => {
    const { number, pdf } = await checkout.receiptForStaff(context.venue.venueId, id);
    return pdfFile(number, pdf);
  },
  mailReceipt: async ({ context, params: { id }, body }) => {
    const by = { venueId: context.venue.venueId, reservationId: id, staffId: staffOf(context).id };
    await checkout.mailReceipt(by, body.email);
    return { status: 204 };
  },
  getOrderDocument: async ({ context, params: { id, documentId } }) =>
    pdfFile(documentId, await checkout.document(ownerOf(context), { reservationId: id, documentId })),
});
