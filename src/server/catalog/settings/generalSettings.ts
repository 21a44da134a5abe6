import type { GeneralSettings } from '#contract/names.ts';
import { holdErrors, holdMinutesOf } from '#domain/booking/holdTimes.ts';
import { usualLateMinutes } from '#domain/booking/lateness.ts';
import { selfServiceOf } from '#domain/booking/selfService.ts';
import { swimwearErrors } from '#domain/catalog/isSwimwearDay.ts';
import { retentionOf } from '#domain/people/retention.ts';
import { fieldErrorsUnder, type FieldError } from '#domain/values/fieldErrors.ts';
import { limitCount } from '#domain/values/limits.ts';
import type { SettingsGroup } from './settingsGroup.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';

export const generalSettings: SettingsGroup<GeneralSettings> = {
  name: 'general',
  read: ({ settings }) => ({
    maxPersons: settings.maxPersons,
    maxQuantity: settings.maxQuantity,
    everyoneTreatmentOption: settings.everyoneTreatmentOption,
    customerInfo: settings.customerInfo,
    swimware: { text: htmlTexts(settings.swimwear.text), schedule: settings.swimwear.schedule },
    limits: settings.limits ?? {},
    holds: holdMinutesOf(settings.holds),
    selfService: selfServiceOf(settings.selfService),
    retention: retentionOf(settings.retention),
    ownersNeedSecondFactor: settings.ownersNeedSecondFactor ?? false,
    lateMinutes: settings.lateMinutes ?? usualLateMinutes,
  }),
  errors: ({ swimware, holds, limits, maxPersons }) => [
    ...fieldErrorsUnder('/swimware/schedule', swimwearErrors(swimware.schedule)),
    ...fieldErrorsUnder('/holds', holdErrors(holds)),
    ...sessionErrors(holds.maxMinutes, limitCount('sessionHoldMinutes', { maxPersons, limits })),
  ],
  write: ({ version: _version, swimware, limits = {}, ...form }, { settings }) => ({
    settings: {
      ...settings,
      ...form,
      limits,
      swimwear: { text: richTexts(swimware.text), schedule: swimware.schedule },
    },
  }),
};

/** No hold lasts longer than its session may hold places. */
const sessionErrors = (maxMinutes: number, sessionMinutes: number): FieldError[] =>
  maxMinutes > sessionMinutes ? [{ pointer: '/limits/sessionHoldMinutes', code: 'too_small' }] : [];
