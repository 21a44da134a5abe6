import { digest } from '#server/db/digest.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { sessionContext } from '#server/booking/rows/sessionContext.service.ts';
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
): Pick<Handlers, 'listOrderDocuments' | 'getOrderDocument' | 'checkGiftCardBalance'> => ({
  checkGiftCardBalance: async ({ context, body }) => ({
    status: 200,
    body: { data: await checkout.giftCardBalance(sessionContext(context), body.code) },
  }),
  listOrderDocuments: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.documents(ownerOf(context), params.id) },
  }),
  getOrderDocument: async ({ context, params: { id, documentId } }) => ({
    status: 200,
    body: asBinary(await checkout.document(ownerOf(context), { reservationId: id, documentId })),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${documentId.replaceAll(/[^\w-]/g, '')}.pdf"`,
    },
  }),
});

const asBinary = (bytes: Buffer): string => bytes as unknown as string;
