import type { Config, LegalTexts, Settings } from '#contract/names.ts';
import { holdMinutesOf } from '#domain/booking/holdTimes.ts';
import { selfServiceOf } from '#domain/booking/selfService.ts';
import { retentionOf } from '#domain/people/retention.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { testTagOf } from '#domain/values/testPath.ts';
import { translate } from '#domain/values/translated.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from '#server/http/handlers.ts';
import { imagesById } from './images.service.ts';
import { orLastRead } from '#server/adapters/lastRead.ts';
import { memoizeTtl } from '#server/adapters/memoizeTtl.ts';
import { isDatabaseUnavailable } from '#server/db/databaseErrors.ts';
import { translateTexts } from './translateTexts.ts';
import { readVenues } from './venues.repo.ts';

/** Venues are those of before while the database is away. */
export interface SettingsService {
  venueByTag(appTag: string): Promise<Venue | null>;
  /** Falls back on the default venue; `null` when neither exists. */
  venueByHost(host: string): Promise<Venue | null>;
  /** That of the host, or the test of it that the path without its language names; `null` when the test is over. */
  venueOfPage(host: string, path: string): Promise<Venue | null>;
  /** While the database is away with the pictures of before, so that the pages of staff still open. */
  configOf(venue: Venue, language: Language): Promise<Config>;
  settingsOf(venue: Venue, language: Language): Promise<Settings>;
  legalTextsOf(venue: Venue, language: Language): LegalTexts;
  /** After a change of a venue. */
  forgetVenues(): void;
}

/** One read serves all requests of the next half second. */
const memory = { ms: 500, most: 1 };

/** Of venues in a language, for pages while the database is away. */
const mostPictures = 50;

interface SettingsDeps {
  db: Db;
  clock: Clock;
  defaultAppTag: string;
  /** Whether a register of addresses is asked. */
  addressLookup: boolean;
}

export function makeSettingsService(deps: SettingsDeps): SettingsService {
  const memoized = memoizeTtl<Venue[]>(memory, () => performance.now());
  const venuesOrLast = orLastRead<Venue[]>(1, isDatabaseUnavailable);
  const picturesOrLast = orLastRead<Pictures>(mostPictures, isDatabaseUnavailable);
  const venues = (): Promise<Venue[]> => memoized('all', () => venuesOrLast('all', () => readVenues(deps.db)));
  const venueByTag = async (appTag: string): Promise<Venue | null> =>
    (await venues()).find(({ venueId }) => venueId === appTag) ?? null;
  const venueByHost = async (host: string): Promise<Venue | null> => {
    const all = await venues();
    const venueOfHost = all.find(({ hosts, testOf }) => testOf === null && hosts.includes(host.toLowerCase()));
    return venueOfHost ?? all.find(({ venueId }) => venueId === deps.defaultAppTag) ?? null;
  };
  return {
    venueByTag,
    venueByHost,
    venueOfPage: async (host, path) => {
      const venue = await venueByHost(host);
      const tag = testTagOf(path);
      if (tag === null) return venue;
      const test = await venueByTag(tag);
      return test !== null && test.testOf === venue?.venueId ? test : null;
    },
    configOf: async (venue, language) => {
      const { logo, fallbackImage } = await picturesOrLast(`${venue.venueId} ${language}`, () =>
        picturesOf(deps.db, venue, language),
      );
      return {
        ...limitsOf(venue, language),
        ...daysOf(venue, deps.clock),
        fallbackImage,
        bookingCap: venue.settings.bookingCap,
        addressLookup: deps.addressLookup,
        venue: { ...brandingOf(venue), logo },
        ...(venue.testUntil === null ? {} : { testUntil: venue.testUntil.toISOString() }),
      };
    },
    settingsOf: async (venue, language) => {
      const { fallbackImage } = await picturesOf(deps.db, venue, language);
      return { bookingCap: venue.settings.bookingCap, fallbackImage };
    },
    legalTextsOf: ({ branding: { legal } }, language) =>
      translateTexts<Record<'terms' | 'privacy' | 'accessibility', Partial<Translated<RichText>>>>(language, {
        terms: legal?.terms ?? {},
        privacy: legal?.privacy ?? {},
        accessibility: legal?.accessibility ?? {},
      }),
    forgetVenues: () => memoized.forget('all'),
  };
}

type Pictures = Pick<Config, 'fallbackImage'> & Pick<Config['venue'], 'logo'>;

async function picturesOf(db: Db, { venueId, branding }: Venue, language: Language): Promise<Pictures> {
  const { fallbackImageId, logoImageId = '' } = branding;
  const images = await imagesById(db, venueId, [fallbackImageId, logoImageId], language);
  return {
    fallbackImage: images.get(fallbackImageId) ?? { alt: '', sizes: [] },
    logo: images.get(logoImageId) ?? null,
  };
}

function daysOf(venue: Venue, clock: Clock): Pick<Config, 'today' | 'lastDate'> {
  const today = localDateAt(clock.now().getTime(), venue.timeZone);
  return { today, lastDate: lastBookableDate(today, venue.settings.bookingCap) };
}

function brandingOf({ venueId, name, timeZone, languages, branding }: Venue): Omit<Config['venue'], 'logo'> {
  const {
    fallbackImageId: _fallback,
    startImageId: _start,
    logoImageId: _logo,
    mail: _mail,
    legal,
    ...publicBranding
  } = branding;
  const hasTerms = plainTextOf(legal?.terms?.nl ?? '') !== '';
  return { ...publicBranding, name, appTag: venueId, timeZone, languages, hasTerms };
}

function limitsOf(
  { settings }: Venue,
  language: Language,
): Omit<Config, 'venue' | 'today' | 'lastDate' | 'fallbackImage' | 'bookingCap' | 'addressLookup'> {
  return {
    maxPersons: settings.maxPersons,
    maxQuantity: settings.maxQuantity,
    giftCard: settings.giftCard,
    swimware: {
      text: translate(settings.swimwear.text, language).text,
      schedule: settings.swimwear.schedule,
    },
    everyoneTreatmentOption: settings.everyoneTreatmentOption,
    customerInfo: settings.customerInfo,
    idealLabel: settings.idealLabel,
    retention: retentionOf(settings.retention),
    selfService: selfServiceOf(settings.selfService),
    holds: holdMinutesOf(settings.holds),
  };
}
