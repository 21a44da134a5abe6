import type {
  CardMessage,
  CheckinAdd,
  CollectionAdd,
  GiftCardAdd,
  ProductAdd,
  Reservation,
  ReservationDraft,
  RequestedItem,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { setReservationSession } from '#web/api/tokens.ts';

type Path = { slug: string };

const idempotent = (path: Path) => ({ params: { path, header: { 'Idempotency-Key': idempotencyKey() } } });

export const createReservation = (path: Path, body: ReservationDraft) =>
  dataOf(api.POST('/reservation/{slug}', { ...idempotent(path), body }));

export const cancelReservation = (path: Path) => bodyOf(api.DELETE('/reservation/{slug}', { params: { path } }));

export const addCheckin = (path: Path, body: CheckinAdd) =>
  dataOf(api.PUT('/reservation/{slug}/checkin', { ...idempotent(path), body }));

export const addProduct = (path: Path, body: ProductAdd) =>
  dataOf(api.PUT('/reservation/{slug}/product', { ...idempotent(path), body }));

export const addCollection = (path: Path, body: CollectionAdd) =>
  dataOf(api.PUT('/reservation/{slug}/collection', { ...idempotent(path), body }));

export const addGiftCard = (path: Path, body: GiftCardAdd) =>
  dataOf(api.PUT('/reservation/{slug}/giftcard', { ...idempotent(path), body }));

export const changeCardMessage = ({ slug }: Path, itemId: string, body: CardMessage) =>
  dataOf(api.PUT('/reservation/{slug}/giftcard/{itemId}', { params: { path: { slug, itemId } }, body }));

export const removeProduct = ({ slug }: Path, itemId: string) =>
  dataOf(api.DELETE('/reservation/{slug}/product/{itemId}', { params: { path: { slug, itemId } } }));

export const removeCollection = ({ slug }: Path, id: string, itemId: string) =>
  dataOf(api.DELETE('/reservation/{slug}/collection/{id}/{itemId}', { params: { path: { slug, id, itemId } } }));

export const renewReservation = (path: Path) => dataOf(api.POST('/reservation/{slug}/renew', { params: { path } }));

/** The session has a new token from then on. */
export async function linkCustomer(path: Path): Promise<Reservation> {
  const reservation = await dataOf(api.POST('/reservation/{slug}/customer', { params: { path } }));
  setReservationSession(reservation.session.id);
  return reservation;
}

export const prepareReservation = (path: Path, flowId: string) =>
  dataOf(api.POST('/reservation/{slug}/prepare', { params: { path }, body: { flowId } }));

export const createProposals = (path: Path, items: RequestedItem[]) =>
  dataOf(api.POST('/reservation/{slug}/proposals', { params: { path }, body: { items } }));

export const takeProposal = ({ slug }: Path, proposalId: string) =>
  dataOf(
    api.POST('/reservation/{slug}/proposals/{proposalId}', {
      params: { path: { slug, proposalId }, header: { 'Idempotency-Key': idempotencyKey() } },
    }),
  );
