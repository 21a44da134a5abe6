import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import common from './commonPasswords.json' with { type: 'json' };

const commonPasswords = new Set(common.passwords.split(' '));

const minDifferentCharacters = 4;
const minWordLength = 4;

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{M}]+/u)].map(lettersOf);

/** One of the most common, of fewer than four different characters, or a word of `texts` with figures and signs. */
export function isGuessable(password: string, texts: readonly string[]): boolean {
  if (commonPasswords.has(password.toLowerCase())) return true;
  if (new Set(password).size < minDifferentCharacters) return true;
  const letters = lettersOf(password);
  return letters.length >= minWordLength && texts.some((text) => wordsOf(text).includes(letters));
}

/** With the words of venue, products and person (ASVS 6.2.4, 6.2.11). Throws `validation_failed`. */
export async function refuseGuessable(
  db: Db,
  { venueId, name }: Pick<Venue, 'venueId' | 'name'>,
  password: string,
  { person, pointer = '/password' }: { person: readonly string[]; pointer?: string },
): Promise<void> {
  const products = await db.selectFrom('product').select('name').where('venueId', '=', venueId).execute();
  const texts = [venueId, name, ...person, ...products.map((product) => JSON.stringify(product.name))];
  if (!isGuessable(password, texts)) return;
  throw problem('validation_failed', { errors: [{ pointer, code: 'password_guessable' }] });
}
