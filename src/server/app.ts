import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countProviderTime } from './adapters/payments/providerTime.ts';
import { auditOperations } from './audit/audit.operations.ts';
import { catalogOperations } from '#server/booking/availability/availability.operations.ts';
import { checkoutOperations } from '#server/payments/checkout.operations.ts';
import { moneyOperations } from '#server/payments/money.operations.ts';
import { redemptionOperations } from '#server/payments/redemptions.operations.ts';
import { customersOperations } from '#server/people/customers.operations.ts';
import { documentOperations } from '#server/payments/documents.operations.ts';
import { mailboxKey } from './demoSecrets.ts';
import { deriveKey } from './db/secretKeys.ts';
import type { Deps } from './deps.ts';
import { flowTestOperations } from '#server/catalog/flowTests/flowTests.operations.ts';
import { flowEditingOperations } from '#server/catalog/flowEditing/flowEditing.operations.ts';
import { startPageOperations } from '#server/catalog/startPage/startPage.operations.ts';
import { flowsOperations } from '#server/catalog/flows.operations.ts';
import { productOperations } from '#server/catalog/products/products.operations.ts';
import { batchOperations } from '#server/credits/giftCards/batches/batches.operations.ts';
import { giftCardOperations, promoCodeOperations } from '#server/credits/giftCards/giftCards.operations.ts';
import type { MetricsService } from './health/metrics.service.ts';
import { healthOperations } from './health/health.operations.ts';
import { answerBrokenMessage } from './http/brokenMessages.ts';
import { venueIdOf } from './http/context.ts';
import { endConnections } from './http/endConnections.ts';
import { registerErrors, sendProblem } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { makeIdempotency } from './http/idempotency.ts';
import { makeOperatorCheck } from './http/operatorCaller.ts';
import { registerPages } from './http/pages.ts';
import { problem } from './http/problem.ts';
import { registerApi } from './http/routes.ts';
import { compileRequest } from './http/validation.ts';
import { makeSecurityLog } from './http/securityLog.ts';
import { registerSecurityText } from './http/securityText.ts';
import { calendarOperations } from './mails/calendar.operations.ts';
import { registerMailbox } from './mails/mailbox.ts';
import { mailOperations } from './mails/mails.operations.ts';
import type { Log } from '#server/adapters/log.ts';
import { revenueOperations } from '#server/payments/revenue/revenue.operations.ts';
import { dayCloseOperations } from '#server/payments/dayCloses/dayCloses.operations.ts';
import { paymentOperations } from '#server/payments/staff/payments.operations.ts';
import { kindOperations } from '#server/scheduling/resources/kinds.operations.ts';
import { poolOperations } from '#server/scheduling/resources/pools.operations.ts';
import { previewOperations } from '#server/scheduling/resources/preview.operations.ts';
import { resourceOperations } from '#server/scheduling/resources/resources.operations.ts';
import { sessionContext } from '#server/booking/rows/sessionContext.service.ts';
import { reservationOperations } from '#server/booking/reservations.operations.ts';
import { selfServiceOperations } from '#server/booking/selfService/selfService.operations.ts';
import { blockedTimeOperations } from '#server/scheduling/blockedTimes/blockedTimes.operations.ts';
import { dayBoardOperations } from '#server/booking/dayBoard/dayBoard.operations.ts';
import { occupancyOperations } from '#server/booking/occupancy/occupancy.operations.ts';
import { repairOperations } from '#server/booking/repairs/repairs.operations.ts';
import { bulkMailOperations } from '#server/booking/staff/bulkMail.operations.ts';
import { staffChangeOperations } from '#server/booking/deskChange/staffChange.operations.ts';
import { staffReservationOperations } from '#server/booking/staff/staffReservations.operations.ts';
import { makeServices } from './services.ts';
import type { Services } from './services.ts';
import { settingsOperations } from '#server/catalog/settings.operations.ts';
import { registerUploads } from '#server/catalog/images/registerUploads.ts';
import { messageOperations } from '#server/catalog/messages/messages.operations.ts';
import { firstStepsOperations } from '#server/scheduling/firstSteps/firstSteps.operations.ts';
import { openingTimesOperations } from '#server/scheduling/resources/openingTimes.operations.ts';
import { staffImageOperations } from '#server/catalog/images/staffImages.operations.ts';
import { staffSettingsOperations } from '#server/catalog/settings/staffSettings.operations.ts';
import { allStaffOperations } from '#server/people/staffModule.ts';
import { subscriptionOperations } from '#server/credits/subscriptions/subscriptions.operations.ts';

export async function buildApp(deps: Deps, services: Services = makeServices(deps)): Promise<FastifyInstance> {
  const { config } = deps;
  const app = newApp(deps);
  app.setValidatorCompiler(compileRequest);
  const cardOrigin = new URL(deps.cardScriptUrl).origin;
  registerHeaders(app, { https: config.publicUrl.startsWith('https://'), cardOrigin });
  registerRequestLog(app, deps.log);
  registerMetrics(app, services.metrics);
  if (config.trustedProxies === 0) warnOfProxy(app, deps.log);
  app.addHook('preHandler', (_request, _reply, done) => countProviderTime(done));
  const securityLog = makeSecurityLog(deps);
  registerUploads(app, services.imageFiles);
  const notFound = await registerWeb(app, deps, services);
  registerErrors(app, { log: deps.log, securityLog, staffName: services.staff.nameOf, notFound });
  if (deps.mailbox && config.demo !== 'off') {
    registerMailbox(app, deps.mailbox, config.demo === 'public' ? mailboxKey(deps.secretKeys) : null);
  }
  app.addHook('preClose', async () => services.dayStreams.close());
  await registerApi(app, {
    venueByTag: services.settings.venueByTag,
    customerByToken: services.customers.customerByToken,
    staffByToken: services.staff.staffByToken,
    securityLog,
    isOperator: makeOperatorCheck(config),
    idempotency: makeIdempotency(deps.db, deps.log, deriveKey(deps.secretKeys.newest, 'idempotency')),
    checkAnswers: !config.production,
    handlers: {
      ...catalogHandlers(services),
      ...catalogOperations(services.availability),
      ...customersOperations(services.customers, {
        mustNotHaveEnded: (context) => services.reservations.mustNotHaveEnded(sessionContext(context)),
        leave: (context, customerId) => services.reservations.unlinkCustomer(sessionContext(context), customerId),
      }),
      ...reservationOperations(services.reservations, services.customers),
      ...services.customerHandlers,
      ...selfServiceOperations(services.selfService),
      ...subscriptionOperations(services.subscriptions),
      ...giftCardOperations(services.staffGiftCards),
      ...batchOperations(services.giftCardBatches),
      ...promoCodeOperations(services.promoCodes),
      ...checkoutOperations(services.checkout),
      ...moneyOperations(services.checkout),
      ...redemptionOperations(services.checkout),
      ...documentOperations(services.checkout),
      ...calendarOperations(deps.db),
      ...healthOperations(services.health, services.metrics),
      ...allStaffOperations(services),
      ...auditOperations(services.audits),
      ...paymentOperations(services.payments),
      ...reportHandlers(services),
      ...deskHandlers(services),
      ...mailOperations(services.testMails),
      ...kindOperations(services.planning.kinds, services.planning.skills),
      ...resourceOperations(services.planning),
      ...poolOperations(services.planning.pools, services.planning.poolExceptions),
      ...previewOperations(services.planning.preview),
    },
  });
  return app;
}

const reportHandlers = (services: Services) => ({
  ...revenueOperations(services.revenue),
  ...occupancyOperations(services.occupancy),
});

const deskHandlers = ({ staff: { staffByToken }, ...services }: Services) => ({
  ...dayCloseOperations(services),
  ...staffReservationOperations(services.staffReservations),
  ...staffChangeOperations(services.staffChanges),
  ...bulkMailOperations(services.testMails),
  ...dayBoardOperations(services.dayBoard, { streams: services.dayStreams, staffByToken }),
  ...blockedTimeOperations(services.blockedTimes),
  ...repairOperations(services.repairs),
});

const catalogHandlers = (services: Services) => ({
  ...settingsOperations(services.settings),
  ...staffSettingsOperations(services.staffSettings),
  ...staffImageOperations(services.images),
  ...messageOperations(services.messages),
  ...openingTimesOperations(services.openingTimes),
  ...firstStepsOperations(services.firstSteps),
  ...flowsOperations(services.flows),
  ...flowEditingOperations(services.flowEditing),
  ...flowTestOperations(services.flowTests),
  ...startPageOperations(services.startPage),
  ...productOperations(services.staffProducts),
});

function newApp({ config }: Deps): FastifyInstance {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit: 102_400,
    http: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 5_000,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenMessage,
    frameworkErrors: (_error, request, reply) => void sendProblem(problem('not_found'), request, reply),
  }) as unknown as FastifyInstance;
  endConnections(app);
  return app;
}

function registerWeb(app: FastifyInstance, { webRoot, config, clock }: Deps, { settings, flows }: Services) {
  const { publicUrl, defaultAppTag } = config;
  registerSecurityText(app, { clock, publicUrl, defaultAppTag, venueByHost: settings.venueByHost });
  if (webRoot === undefined) return undefined;
  return registerPages(app, {
    root: webRoot,
    publicUrl,
    defaultAppTag,
    hasInternal: config.demo !== 'off',
    venueByHost: settings.venueByHost,
    venueOfPage: settings.venueOfPage,
    currentSlug: flows.currentSlug,
    startData: async (venue, language, { isOfStaff, flowSlug: slug }) => ({
      appTag: venue.venueId,
      config: await settings.configOf(venue, language),
      ...(isOfStaff ? {} : { start: await flows.start(venue, language) }),
      ...(slug === null ? {} : { flow: await flows.flow(venue.venueId, { slug }, language) }),
    }),
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Behind a proxy that is not declared all visitors share one address, and its limits. */
function warnOfProxy(app: FastifyInstance, log: Log): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn({ kind: 'undeclared_proxy' }, 'X-Forwarded-For arrives, but TRUST_PROXY is 0: all visitors count as one');
  });
}

/** Our own line per request instead of the framework's, which quote addresses. */
function registerRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        requestId: request.id,
        venue: venueIdOf(request),
      },
      'request',
    );
  });
}

function registerMetrics(app: FastifyInstance, metrics: MetricsService): void {
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1_000;
    metrics.observeRequest({ method: request.method, route: routeOf(request), status: reply.statusCode, seconds });
  });
  app.addHook('onClose', async () => metrics.close());
}
