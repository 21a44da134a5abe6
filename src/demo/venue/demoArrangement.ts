import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';

/** For one guest. Cents per person; `weekPrice` from Monday to Thursday. */
export type DemoArrangement = {
  id: string;
  xplanId: string;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  price: number;
  weekPrice?: number;
  included: string[];
  /** One of each list. */
  choices: string[][];
};

export const shortMassages = ['hotstone-massage-25', 'olijfolie-massage-25'];
export const shortTreatments = ['rugmassage', 'voetmassage', 'hoofdmassage', 'gezichtsmassage'];
export const drinks = ['kruidenthee', 'glas-mousserend'];
