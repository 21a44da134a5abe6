import type { SetupForm } from '#contract/names.ts';
import { setUpSchema } from '#domain/people/staffForms.ts';
import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { insertAccessToken, newToken } from './accessTokens.repo.ts';
import { refuseGuessable } from './guessablePassword.ts';
import { parsedForm } from './parsedForm.ts';
import type { ResetDeps } from './passwordReset.ts';
import {
  deleteSetUpLink,
  giveHost,
  hasStaff,
  hasVenue,
  insertFirstVenue,
  insertVenue,
  isSetUpLink,
  lockVenue,
  nameVenue,
  saveSetUpLink,
  venueOfHost,
} from './setUp.repo.ts';
import { insertStaffUser } from './staff.repo.ts';

const lifeHours = 24;
const timeZone = 'Europe/Amsterdam';

type Opening = NonNullable<SetupForm['venue']['opening']>;

export interface SetUpDeps extends ResetDeps {
  openFirstWeek(
    tx: Tx,
    venueId: string,
    days: { weekday: number; blocks: Pick<Opening, 'from' | 'to'>[] }[],
  ): Promise<void>;
}

/**
 * The token of the link by which the first owner comes in, for an installation where nobody of staff is; null where
 * somebody is, or no such venue. An earlier link ends. Makes the venue when there is none.
 */
export async function orderSetUpLink(
  { db, random }: Pick<SetUpDeps, 'db' | 'random'>,
  { venueId, siteUrl }: { venueId: string; siteUrl: string },
): Promise<string | null> {
  await insertFirstVenue(db, { venueId, name: venueId, timeZone, ...firstVenue(siteUrl) });
  if (!(await hasVenue(db, venueId)) || (await hasStaff(db, venueId))) return null;
  const token = newToken(random, 32);
  await saveSetUpLink(db, { venueId, token, hours: lifeHours });
  return token;
}

/**
 * Beside the first venue, unless it is there; then it gets this host name alone. Returns whose the host name is: of another
 * venue that has it nothing is changed.
 */
export function addVenue(
  { db }: Pick<SetUpDeps, 'db'>,
  { venueId, host, siteUrl }: { venueId: string; host: string; siteUrl: string },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const owner = await venueOfHost(tx, host);
    if (owner !== undefined && owner !== venueId) return owner;
    await insertVenue(tx, { venueId, name: venueId, timeZone, ...firstVenue(siteUrl) });
    await giveHost(tx, venueId, host);
    return venueId;
  });
}

/** Throws `token_invalid`, also when somebody of staff is there by now. */
export async function checkSetUp({ db }: Pick<SetUpDeps, 'db'>, venueId: string, token: string): Promise<void> {
  const isOpen = (await isSetUpLink(db, venueId, token)) && !(await hasStaff(db, venueId));
  if (!isOpen) throw problem('token_invalid');
}

/** Returns the plain token of the owner's login. Throws `validation_failed`, `token_invalid`. */
export async function setUp(
  deps: SetUpDeps,
  { venue, device }: Pick<RequestContext, 'venue' | 'device'>,
  { token, ...form }: SetupForm,
): Promise<string> {
  const { venueId } = venue;
  const { password, venue: basics, ...person } = parsedForm(setUpSchema, form);
  await checkSetUp(deps, venueId, token);
  await refuseGuessable(deps.db, { venueId, name: basics.name }, password, { person: Object.values(person) });
  const passwordHash = await deps.passwords.hash(password);
  const [id, accessToken] = [newToken(deps.random, 16), newToken(deps.random, 32)];
  await inTransaction(deps.db, async (tx) => {
    const stored = await lockVenue(tx, venueId);
    if (!stored) throw problem('token_invalid');
    await checkSetUp({ db: tx }, venueId, token);
    const branding = { ...stored.branding, contactEmail: basics.contactEmail };
    await nameVenue(tx, venueId, { name: basics.name, languages: basics.languages, branding });
    await insertStaffUser(tx, { venueId, id }, { ...person, role: 'owner', passwordHash });
    await open(deps, tx, venueId, basics.opening);
    await deleteSetUpLink(tx, venueId);
    await insertAccessToken(tx, { venueId, kind: 'staff', subjectId: id, token: accessToken, device });
    const after = { role: 'owner', state: 'active' };
    await recordChange(tx, { venueId, kind: 'staffUser', id }, { action: 'created', after });
  });
  return accessToken;
}

async function open(deps: SetUpDeps, tx: Tx, venueId: string, opening: Opening | undefined): Promise<void> {
  if (opening === undefined || opening.weekdays.length === 0) return;
  const { weekdays, ...block } = opening;
  await deps.openFirstWeek(
    tx,
    venueId,
    weekdays.map((weekday) => ({ weekday, blocks: [block] })),
  );
}

/** A reserved name (RFC 2606): nobody is written to before the owner says where. */
const unknownAddress = 'info@venue.example';

/** What holds until the owner says otherwise in the settings. */
const firstVenue = (siteUrl: string): { branding: VenueBranding; settings: VenueSettings } => ({
  branding: {
    siteUrl,
    termsUrl: siteUrl,
    cancelUrl: siteUrl,
    contactUrl: siteUrl,
    contactEmail: unknownAddress,
    facilitiesUrl: siteUrl,
    withdrawalUrl: siteUrl,
    address: '',
    routeUrl: siteUrl,
    theme: {},
    fallbackImageId: '',
    startImageId: '',
  },
  settings: {
    maxPersons: 12,
    maxQuantity: 5,
    giftCard: { min: 1_000, max: 25_000 },
    swimwear: { text: { nl: '' }, schedule: { type: 'weekly', days: [] } },
    everyoneTreatmentOption: true,
    customerInfo: { address: false, newsletter: false },
    bookingCap: { count: 26, unit: 'week' },
    idealLabel: 'iDEAL | Wero',
  },
});
