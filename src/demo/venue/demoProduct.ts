import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';

/** `count` resources of a kind, one when not said; any of the kind when no skill is named. */
export type DemoNeed = { kindId: string; skillId?: string; count?: number };

/** Minutes; starts are minutes of the day, weekdays 1 (Monday) to 7, every day when not said. */
export type DemoPlan = {
  minutes: number;
  /** How many guests take part at once; one when not said. */
  guests?: number;
  needs?: DemoNeed[];
  pool?: { id: string; starts: number[]; weekdays?: number[] };
};

/** A product that is booked by itself or as a part. Price in cents per person. */
export type DemoProduct = {
  id: string;
  xplanId: string;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  type: number;
  price: number;
  vatRate: number;
  /** Null: takes no time of its own. */
  plan: DemoPlan | null;
};

/** A treatment in several lengths, each an option with a price of its own. The option's id ends in its minutes. */
export type DemoGroup = Omit<DemoProduct, 'price' | 'plan'> & {
  plan: Omit<DemoPlan, 'minutes'>;
  lengths: { xplanId: string; minutes: number; price: number }[];
};

export type DemoTreatment = DemoProduct | DemoGroup;

export const isGroup = (treatment: DemoTreatment): treatment is DemoGroup => 'lengths' in treatment;

/** Cleaning after everything that takes place in a room. */
export const cleaningMinutes = 10;

const therapist = (skillId: string, count = 1): DemoNeed => ({ kindId: 'therapeut', skillId, count });

export const needsOf = {
  massage: [therapist('massage'), { kindId: 'massagekamer' }],
  hotstone: [therapist('hotstone'), { kindId: 'massagekamer' }, { kindId: 'steenoven' }],
  pregnancy: [therapist('zwangerschap'), { kindId: 'massagekamer' }],
  duo: [therapist('massage', 2), { kindId: 'duokamer' }],
  face: [therapist('gezicht'), { kindId: 'gezichtskamer' }],
  body: [therapist('lichaam'), { kindId: 'massagekamer', skillId: 'natte-tafel' }],
  duoBody: [therapist('lichaam', 2), { kindId: 'duokamer' }],
  rasul: [{ kindId: 'rasulkamer' }],
  hammam: [therapist('hammam'), { kindId: 'rasulkamer' }],
} satisfies Record<string, DemoNeed[]>;
