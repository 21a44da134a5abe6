import { installed, requireFrom } from '../../aside.ts';

/** Bundled in the libraries and not in the registry: these depend on it by name only. */
const notPublished = 'npm:empty-npm-package@1.0.0';

/** The libraries leave these to their users; `@sentry/core` does for `@sentry/nextjs` what it does when it reports nowhere. */
export const calcom = {
  name: 'calcom',
  dependencies: {
    '@calcom/platform-libraries': '0.0.360',
    '@evyweb/ioctopus': '1.2.0',
    '@nestjs/common': '10.4.20',
    '@sentry/nextjs': 'npm:@sentry/core@9.46.0',
    '@trpc/server': '11.4.3',
    '@unkey/ratelimit': '0.5.5',
    '@vercel/functions': '1.4.2',
    async: '3.2.6',
    dayjs: '1.11.2',
    entities: '4.5.0',
    i18next: '23.16.8',
    ics: '2.44.0',
    jsdom: '22.1.0',
    'json-logic-js': '2.0.5',
    lodash: '4.17.21',
    'markdown-it': '13.0.2',
    'memory-cache': '0.2.0',
    react: '18.3.1',
    'react-awesome-query-builder': '5.4.2',
    'react-dom': '18.3.1',
    'reflect-metadata': '0.2.2',
    rrule: '2.7.1',
    rxjs: '7.8.2',
    'sanitize-html': '2.17.0',
    'short-uuid': '4.2.2',
    twilio: '3.84.1',
    uuid: '8.3.2',
    zod: '3.25.76',
  },
  overrides: { '@calcom/features': notPublished, '@calcom/lib': notPublished },
  files: {
    'node_modules/@calcom/config/next-i18next.config.js': "exports.i18n = { locales: ['en'], defaultLocale: 'en' };\n",
  },
};

type Input = { eventTypeId: number; startTime: string; endTime: string; timeZone: string; isTeamEvent: boolean };
export type Slots = Record<string, { time: string }[]>;

/** What the bench uses of them. */
export type Libraries = {
  AvailableSlotsService: new (dependencies: object) => {
    getAvailableSlots(question: { input: Input }): Promise<{ slots: Slots }>;
  };
  BusyTimesService: new (dependencies: object) => object;
  UserAvailabilityService: new (dependencies: object) => object;
};

export async function calcomLibraries(): Promise<Libraries> {
  const folder = await installed(calcom);
  // They import connectors of calendars by themselves, whose packages nothing here needs.
  process.on('unhandledRejection', (error: Error & { code?: string }) => {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
  });
  const { Logger } = requireFrom<{ Logger: { overrideLogger(logger: false): void } }>(folder, '@nestjs/common');
  Logger.overrideLogger(false);
  const [slots, schedules] = ['slots', 'schedules'].map((part) =>
    requireFrom<Libraries>(folder, `@calcom/platform-libraries/${part}`),
  );
  return { ...slots!, ...schedules! };
}
