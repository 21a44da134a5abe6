import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import { parseRichText } from '#domain/catalog/richText.ts';

/** Rich text without its marks. */
export const plainText = (html: string): string => plainTextOf(parseRichText(html));
