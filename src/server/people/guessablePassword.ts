import type { FormCode } from '#domain/values/formFields.ts';
import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { isBreached } from './breachedPassword.ts';

const minDifferentCharacters = 4;
const minWordLength = 4;

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{M}]+/u)].map(lettersOf);

/** Of fewer than four different characters, or a word of `texts` with figures and signs. */
export function isGuessable(password: string, texts: readonly string[]): boolean {
  if (new Set(password).size < minDifferentCharacters) return true;
  const letters = lettersOf(password);
  return letters.length >= minWordLength && texts.some((text) => wordsOf(text).includes(letters));
}

/** By leaked lists and the words of venue, products and person (ASVS 6.2.4, 6.2.11, 6.2.12). Throws `validation_failed`. */
export async function refuseGuessable(
  db: Db,
  { venueId, name }: Pick<Venue, 'venueId' | 'name'>,
  password: string,
  { person, pointer = '/password' }: { person: readonly string[]; pointer?: string },
): Promise<void> {
  const products = await db.selectFrom('product').select('name').where('venueId', '=', venueId).execute();
  const texts = [venueId, name, ...person, ...products.map((product) => JSON.stringify(product.name))];
  const code = faultOf(password, texts);
  if (code !== null) throw problem('validation_failed', { errors: [{ pointer, code }] });
}

function faultOf(password: string, texts: readonly string[]): FormCode | null {
  if (isGuessable(password, texts)) return 'password_guessable';
  return isBreached(password) ? 'password_breached' : null;
}
