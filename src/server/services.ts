import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noAddresses } from './adapters/addresses/addressPort.ts';
import { sharpPictures } from './adapters/pictures/sharpPictures.ts';
import { makeVenueAudits } from './audit/venueAudits.service.ts';
import { makeAvailabilityService } from '#server/booking/availability/availability.service.ts';
import { makeCheckoutService } from '#server/payments/checkout.service.ts';
import { makeCustomerHandlers } from './customers.ts';
import { makeBlockedTimesService } from '#server/scheduling/blockedTimes/blockedTimes.service.ts';
import { makeRepairsService } from '#server/booking/repairs/repairs.service.ts';
import { makeDayBoardService } from '#server/booking/dayBoard/dayBoard.service.ts';
import { makeDayStreams } from '#server/booking/dayBoard/dayStreams.ts';
import { findNotedCustomer, makeCustomersService } from '#server/people/customers.service.ts';
import { projectRoot } from './db/projectRoot.ts';
import type { Deps } from './deps.ts';
import { makeFlowsService } from '#server/catalog/flows.service.ts';
import { makeStaffProducts } from '#server/catalog/products/staffProducts.service.ts';
import { makeFlowTests } from '#server/catalog/flowTests/flowTests.service.ts';
import { makeFlowEditing } from '#server/catalog/flowEditing/flowEditing.service.ts';
import { makeStartPageService } from '#server/catalog/startPage/startPage.service.ts';
import { blocksOn, opensToVisitors } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { makeBatchesService } from '#server/credits/giftCards/batches/batches.service.ts';
import { makePromoCodesService } from '#server/credits/giftCards/promoCodes.service.ts';
import type { BlockDeps } from '#server/credits/giftCards/staffGiftCards.service.ts';
import { makeStaffSubscriptions } from '#server/credits/subscriptions/staffSubscriptions.service.ts';
import { makeStaffGiftCardsService } from '#server/credits/giftCards/staffGiftCards.service.ts';
import { makeHealthService } from './health/health.service.ts';
import { makeImageFiles } from '#server/catalog/images/imageFiles.service.ts';
import { makeStaffImagesService } from '#server/catalog/images/staffImages.service.ts';
import { makeStaffMessages } from '#server/catalog/messages/staffMessages.service.ts';
import { makeFirstSteps } from '#server/scheduling/firstSteps/firstSteps.service.ts';
import { makeStaffOpeningTimes, openFirstWeek } from '#server/scheduling/resources/staffOpeningTimes.service.ts';
import { makeMetricsService } from './health/metrics.service.ts';
import { digest, keyedDigest } from '#server/db/digest.ts';
import { deriveKey } from '#server/db/secretKeys.ts';
import { makeVenueCache } from '#server/db/venueCache.ts';
import { makePasswords } from '#server/people/passwords.ts';
import { makeQuestionGate } from './http/questionGate.ts';
import type { Sites } from './http/sitePage.ts';
import { makeThrottle } from './http/throttle.ts';
import type { Throttle } from './http/throttle.ts';
import type { ReservationDeps } from '#server/booking/rows/reservationDeps.ts';
import { makePlanner } from '#server/booking/rows/planner.ts';
import { makeOccupancyService } from '#server/booking/occupancy/occupancy.service.ts';
import { makeRevenueService } from '#server/payments/revenue/revenue.service.ts';
import { makeDayClosesService } from '#server/payments/dayCloses/dayCloses.service.ts';
import { makePaymentsService, paymentsOfReservation } from '#server/payments/staff/payments.service.ts';
import { makeSchedulingServices } from '#server/scheduling/resources/scheduling.service.ts';
import { makeReservationsService } from '#server/booking/reservations.service.ts';
import { makeStaffChangeService } from '#server/booking/deskChange/staffChange.service.ts';
import { makeStaffReservationsService } from '#server/booking/staff/staffReservations.service.ts';
import { makeJobs } from './schedule.ts';
import { makeSelfService } from '#server/booking/selfService/selfService.service.ts';
import { makeSettingsService } from '#server/catalog/settings.service.ts';
import { makeStaffSettingsService } from '#server/catalog/settings/staffSettings.service.ts';
import { makeStaffServices } from '#server/people/staffModule.ts';

export type Services = ReturnType<typeof makeServices>;

const settingsOf = ({ db, clock, config, addresses }: Deps) =>
  makeSettingsService({
    db,
    clock,
    defaultAppTag: config.defaultAppTag,
    addressLookup: addresses !== noAddresses,
  });

export function makeServices(deps: Deps) {
  const { db, clock, random, config, secretKeys, addresses } = deps;
  const { newId } = makeIds(random);
  const sites = sitesOf(config);
  const settings = settingsOf(deps);
  const cache = makeVenueCache();
  const flows = makeFlowsService({ db, cache, clock, blocksOn });
  const throttle = makeThrottle(db, deriveKey(secretKeys.newest, 'throttle'));
  const gate = makeQuestionGate();
  const planner = makePlanner(throttle, deps.planning);
  const login = { db, random, throttle, passwords: makePasswords(deps.passwordCost) };
  const customers = makeCustomersService({ ...login, secretKeys, addresses });
  const checkout = makeCheckoutService({
    ...deps,
    throttle,
    newId,
    ...sites,
    sendsWebhooks: sendsWebhooks(config),
    paymentMode: config.mollie?.apiKey.startsWith('live_') ? 'live' : 'test',
  });
  const { settlePayments } = checkout;
  const bookingDeps = { ...makeSessions(deps), cache, newId, gate, throttle, planner, settlePayments };
  const reservations = makeReservationsService(bookingDeps);
  return {
    newId,
    testMails: { db, newId, throttle, secretKeys, mailFrom: config.mailFrom, ...sites },
    audits: makeVenueAudits({ db, clock, log: deps.log }),
    ...makeBooks({ ...bookingDeps, ...checkout, replicas: deps.replicas }),
    ...makeStaffBookings(bookingDeps, checkout),
    dayBoard: makeDayBoardService({ db, cache, clock, newId }),
    dayStreams: makeDayStreams(deps),
    repairs: makeRepairsService({ db, clock, newId, planner, money: checkout.ofChange }),
    settings,
    staffSettings: makeStaffSettingsService({ db, onChange: settings.forgetVenues }),
    images: makeStaffImagesService({ db, newId, pictures: sharpPictures() }),
    imageFiles: makeImageFiles(db),
    messages: makeStaffMessages({ db, newId }),
    openingTimes: makeStaffOpeningTimes({ db, clock, newId }),
    firstSteps: makeFirstSteps(db),
    customers,
    customerHandlers: makeCustomerHandlers(deps, login, customers),
    checkout,
    reservations,
    flows,
    ...makeFlowEditors({ db, clock, random, newId }, settings.forgetVenues),
    staffProducts: makeStaffProducts({ db, newId }),
    selfService: makeSelfService({ ...bookingDeps, money: checkout.ofChange, receiptOf: checkout.receiptOf }),
    availability: makeAvailabilityService({ ...bookingDeps, replicas: deps.replicas }),
    ...makeStaffServices({ ...login, secretKeys, newId, clock, sites, openFirstWeek }),
    planning: makeSchedulingServices({ db, clock, newId }),
    blockedTimes: makeBlockedTimesService({ db, clock, newId }),
    ...makeCredits({ ...deps, newId, throttle }, checkout.isPriceRefunded),
    ...makeWatches(deps),
    jobs: makeJobs(deps, { reservations, checkout, customers }),
  };
}

const makeWatches = ({ db, clock, databaseKind, replicas }: Deps) => ({
  health: makeHealthService({ db, databaseKind, version: readVersion() }),
  metrics: makeMetricsService({ db, clock, replicas }),
});

const makeBooks = (deps: Parameters<typeof makePaymentsService>[0] & Pick<Deps, 'replicas'>) => ({
  payments: makePaymentsService(deps),
  dayCloses: makeDayClosesService(deps),
  revenue: makeRevenueService(deps),
  occupancy: makeOccupancyService(deps),
});

function makeCredits(
  deps: Deps & { newId: () => string; throttle: Throttle },
  isPriceRefunded: BlockDeps['isPriceRefunded'],
) {
  const { db, newId, config } = deps;
  return {
    subscriptions: { db, newId, cards: makeStaffSubscriptions({ db, newId }) },
    staffGiftCards: makeStaffGiftCardsService({ ...deps, ...sitesOf(config), isPriceRefunded }),
    giftCardBatches: makeBatchesService({ ...deps, ...sitesOf(config) }),
    promoCodes: makePromoCodesService({ db, newId }),
  };
}

function makeStaffBookings(
  bookingDeps: ReservationDeps & { throttle: Throttle },
  { refundAll, ofChange }: Pick<ReturnType<typeof makeCheckoutService>, 'refundAll' | 'ofChange'>,
) {
  const deps = { ...bookingDeps, paymentsOf: paymentsOfReservation, customerOf: findNotedCustomer, refundAll };
  return {
    staffReservations: makeStaffReservationsService(deps),
    staffChanges: makeStaffChangeService({ ...deps, money: ofChange }),
  };
}

function makeFlowEditors(
  { db, clock, random, newId }: Pick<Deps, 'db' | 'clock' | 'random'> & { newId: () => string },
  onTest: () => void,
) {
  const flowEditing = makeFlowEditing({
    db,
    newId,
    opens: (database, venue) => opensToVisitors(database, clock, venue),
  });
  return {
    flowEditing,
    flowTests: makeFlowTests({ db, random, editing: flowEditing, onChange: onTest }),
    startPage: makeStartPageService({ db, newId }),
  };
}

function makeIds(random: Deps['random']) {
  const base64url = (count: number): string => Buffer.from(random.bytes(count)).toString('base64url');
  return { base64url, newId: (): string => base64url(16) };
}

/** Whose a hold is, and where it came from. */
function makeSessions({ db, clock, random, config, secretKeys }: Deps) {
  const originKey = deriveKey(secretKeys.newest, 'origin');
  return {
    db,
    clock,
    random,
    secretKeys,
    newSession: () => sessionOf(makeIds(random).base64url(32)),
    hashOf: digest,
    countsLoopback: config.production || config.trustedProxies > 0,
    originHashOf: (network: string) => keyedDigest(originKey, network),
  };
}

const sessionOf = (token: string) => ({ token, hash: digest(token) });

const sitesOf = ({ publicUrl, defaultAppTag }: Sites): Sites => ({ publicUrl, defaultAppTag });

/** Mollie refuses a webhook address that it cannot reach; reconciliation then does the work. */
function sendsWebhooks({ mollie, publicUrl }: Deps['config']): boolean {
  return mollie === null || !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicUrl);
}

function readVersion(): string {
  const text = readFileSync(join(projectRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
