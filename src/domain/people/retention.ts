/** How long personal data stays. Days, but `taxYears`. */
export interface RetentionPeriods {
  /** After a hold that was never booked ended: all of it; what money was tried for stays, without remarks, customer and the words for its gift cards. */
  draftDays: number;
  /** After the visit, and after a gift card cannot be used any more. */
  remarkDays: number;
  /** After the last login. */
  accountDays: number;
  /** A mail that cannot be sent, with its address. */
  deadLetterDays: number;
  /** After the visit a booking loses its customer; what was booked and paid stays. */
  taxYears: number;
}

interface Bounds {
  usual: number;
  least: number;
  most: number;
}

const bounds: Record<keyof RetentionPeriods, Bounds> = {
  draftDays: { usual: 30, least: 1, most: 90 },
  remarkDays: { usual: 30, least: 1, most: 90 },
  accountDays: { usual: 730, least: 180, most: 1_825 },
  deadLetterDays: { usual: 30, least: 7, most: 90 },
  taxYears: { usual: 7, least: 7, most: 10 },
};

/** Days between the mail that announces the end of an unused account and that end. */
export const accountNoticeDays = 30;

/** The venue's periods; the usual one where it has none, or one out of bounds. */
export function retentionOf(settings: Partial<RetentionPeriods> | undefined): RetentionPeriods {
  const periodOf = (name: keyof RetentionPeriods): number => {
    const { usual, least, most } = bounds[name];
    const value = settings?.[name];
    return value !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : usual;
  };
  return {
    draftDays: periodOf('draftDays'),
    remarkDays: periodOf('remarkDays'),
    accountDays: periodOf('accountDays'),
    deadLetterDays: periodOf('deadLetterDays'),
    taxYears: periodOf('taxYears'),
  };
}
