import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';

/** What belongs together for one guest. Prices in cents per person; `weekPrice` holds from Monday to Thursday. */
export type DemoArrangement = {
  id: string;
  xplanId: string;
  name: Translated;
  description: Translated<RichText>;
  imageId: string;
  price: number;
  weekPrice?: number;
  included: string[];
  /** Of each list the guest chooses one. */
  choices: string[][];
};

export const shortMassages = ['hotstone-massage-25', 'olijfolie-massage-25'];
export const shortTreatments = ['rugmassage', 'voetmassage', 'hoofdmassage', 'gezichtsmassage'];
export const drinks = ['kruidenthee', 'glas-mousserend'];
