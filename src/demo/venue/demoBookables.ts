import { languages } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import { demoExtras } from './demoExtras.ts';
import { demoBodyCare, demoFaceCare } from './demoFaceAndBody.ts';
import { demoHammamCare, demoSessions } from './demoHammam.ts';
import { demoMassages } from './demoMassages.ts';
import { isGroup } from './demoProduct.ts';
import type { DemoGroup, DemoProduct } from './demoProduct.ts';
import { demoRituals } from './demoRituals.ts';
import { demoTables } from './demoTables.ts';
import { text } from './texts.ts';

const treatments = [...demoMassages, ...demoFaceCare, ...demoBodyCare, ...demoHammamCare, ...demoRituals];

/** Treatments in several lengths, with the products that are their options. */
export const demoGroups = treatments.filter(isGroup).map((group) => ({ group, options: optionsOf(group) }));

/** Everything that is booked by itself or as a part, in the order of the catalogue; a group by its options. */
export const demoBookables: DemoProduct[] = [
  ...treatments.flatMap((treatment) =>
    isGroup(treatment) ? optionsOf(treatment).map(({ product }) => product) : [treatment],
  ),
  ...demoSessions,
  ...demoTables,
  ...demoExtras,
];

function optionsOf({ lengths, plan, ...shared }: DemoGroup): { name: Translated; product: DemoProduct }[] {
  return lengths.map(({ xplanId, minutes, price }) => {
    const name = text(`${minutes} min`, `${minutes} min`, `${minutes} Min.`, `${minutes} min`);
    const id = `${shared.id}-${minutes}`;
    return {
      name,
      product: { ...shared, id, xplanId, price, name: both(shared.name, name), plan: { ...plan, minutes } },
    };
  });
}

function both(name: Translated, length: Translated): Translated {
  const named = languages.map((language) => [language, `${name[language]}, ${length[language]}`]);
  return Object.fromEntries(named) as Translated;
}
