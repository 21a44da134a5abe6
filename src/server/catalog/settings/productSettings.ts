import type { ProductSettings } from '#contract/names.ts';
import { usualMonths } from '#domain/credits/lastUsableDay.ts';
import { usualChangingGap } from '#domain/scheduling/day/day.ts';
import { giftCardLimitErrors } from '#domain/credits/giftCardForm.ts';
import { fieldErrorsUnder } from '#domain/values/fieldErrors.ts';
import type { SettingsGroup } from './settingsGroup.ts';
import { imageErrors } from './imageErrors.ts';

/** Minutes that every planned time is a multiple of. */
const grid = 5;

export const productSettings: SettingsGroup<ProductSettings> = {
  name: 'products',
  read: ({ settings, branding }) => ({
    bookingCap: settings.bookingCap,
    giftCard: settings.giftCard,
    giftCardMonthsValid: settings.giftCardMonthsValid ?? usualMonths,
    fallbackImageId: branding.fallbackImageId || null,
    changingGap: settings.changingGap ?? usualChangingGap,
  }),
  errors: async ({ giftCard, changingGap, fallbackImageId }, { tx, venueId }) => [
    ...fieldErrorsUnder('/giftCard', giftCardLimitErrors(giftCard)),
    ...(await imageErrors(tx, { venueId, id: fallbackImageId, pointer: '/fallbackImageId' })),
    ...(changingGap % grid === 0 ? [] : [{ pointer: '/changingGap', code: 'off_grid' }]),
  ],
  write: ({ version: _version, fallbackImageId, ...form }, { settings, branding }) => ({
    settings: { ...settings, ...form },
    branding: { ...branding, fallbackImageId: fallbackImageId ?? '' },
  }),
};
