import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';

/** `count`: one when absent; without a skill any of the kind. */
export type DemoNeed = { kindId: string; skillId?: string; count?: number };

/** Minutes; starts are minutes of the day, weekdays 1 (Monday) to 7, every day when absent. */
export type DemoPlan = {
  minutes: number;
  guests?: number;
  needs?: DemoNeed[];
  pool?: { id: string; starts: number[]; weekdays?: number[] };
};

/** Cents per person. */
export type DemoProduct = {
  id: string;
  xplanId: string;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  type: number;
  price: number;
  vatRate: number;
  plan: DemoPlan | null;
};

/** The option's id ends in its minutes. */
export type DemoGroup = Omit<DemoProduct, 'price' | 'plan'> & {
  plan: Omit<DemoPlan, 'minutes'>;
  lengths: { xplanId: string; minutes: number; price: number }[];
};

export type DemoTreatment = DemoProduct | DemoGroup;

export const isGroup = (treatment: DemoTreatment): treatment is DemoGroup => 'lengths' in treatment;

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
