import type { RichText } from '#domain/catalog/richText.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { ImageSize, VenueBranding } from '#server/db/jsonColumns.ts';

/** Amounts in cents. `productName` and `customer` null: issued by staff or for a refund. */
export interface PrintableGiftCard {
  venueId: string;
  id: string;
  kind: 'giftCard' | 'voucher';
  amount: number;
  usableTo: LocalDate | null;
  blocked: boolean;
  codeHash: Uint8Array;
  keyId: string | null;
  sealedCode: Uint8Array | null;
  language: string;
  createdAt: Date;
  venueName: string;
  hosts: string[];
  testOf: string | null;
  branding: VenueBranding;
  productName: Translated<RichText> | null;
  productDescription: Partial<Translated<RichText>> | null;
  imageSizes: ImageSize[];
  sender: string;
  recipient: string;
  message: string;
  recipientEmail: string | null;
  customer: { firstName: string; email: string } | null;
}
