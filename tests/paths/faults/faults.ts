import type { FlowName } from '../../../e2e/paths/model/flows.ts';

/** A mistake somebody could make, as a change of one file. */
export type PlantedFault = {
  name: string;
  file: string;
  /** Stands in the file once. */
  search: string;
  replace: string;
  /** Whose path is about it. */
  flow: FlowName;
  /** What that path must say when it fails. */
  says: RegExp;
};

/** One that is built and walked in a browser. */
export type Fault = PlantedFault & { part: 'web' | 'server-test' };

const booking = 'src/web/features/booking';
const operations = 'src/server/booking/reservations.operations.ts';

const ofPages: Fault[] = [
  {
    name: 'wrong label on a button',
    part: 'web',
    file: `${booking}/flow/NextButton.tsx`,
    search: '<Trans id="flow.next">Volgende</Trans>',
    replace: '<Trans id="common.close">Sluiten</Trans>',
    flow: 'checkin',
    says: /name: 'Volgende'/,
  },
  {
    name: 'step button without its guard',
    part: 'web',
    file: `${booking}/flow/NextButton.tsx`,
    search: 'aria-disabled={!open && !busy}',
    replace: 'aria-disabled={false}',
    flow: 'checkin',
    says: /the next page is not offered yet/,
  },
  {
    name: 'input lost after going back',
    part: 'web',
    file: 'src/web/features/scheduling/day/DayChoice.tsx',
    search: 'useState(() => monthOf(date ?? today))',
    replace: 'useState(() => monthOf(today))',
    flow: 'entry',
    says: /the day that was chosen/,
  },
  {
    name: 'wrong total',
    part: 'web',
    file: `${booking}/flow/SummaryContent.tsx`,
    search: 'priceOf(cents, currentLocale())',
    replace: 'priceOf(cents + 100, currentLocale())',
    flow: 'checkin',
    says: /the total that the page shows/,
  },
  {
    name: 'window that does not give the focus back',
    part: 'web',
    file: 'src/web/ui/useModal.ts',
    search: '      dialog.close();\n',
    replace: '',
    flow: 'treatments',
    says: /what opened the window has the focus/,
  },
  {
    name: 'guest 1 instead of guest 2',
    part: 'web',
    file: 'src/web/features/scheduling/guests/useForWhom.ts',
    search: 'offered.find((each) => each.includes(guest)) ?? offered[0]',
    replace: 'offered[0]',
    flow: 'perGuest',
    says: /what each guest has on the server/,
  },
  {
    name: 'button that navigates by itself',
    part: 'web',
    file: `${booking}/checkin/AddCheckin.tsx`,
    search: 'onClick={onAdd}',
    replace: "onClick={() => { onAdd(); window.location.assign('/'); }}",
    flow: 'checkin',
    says: /the address/,
  },
];

const ofChoices: Fault[] = [
  {
    name: 'another day than was clicked',
    part: 'web',
    file: 'src/web/features/scheduling/day/DayChoice.tsx',
    search: "actor.send({ type: 'date.chosen', date: chosen });",
    replace:
      "actor.send({ type: 'date.chosen', date: chosen.replace(/..$/, (day) => String((Number(day) % 28) + 1).padStart(2, '0')) });",
    flow: 'checkin',
    says: /\[data-date=/,
  },
  {
    name: 'another product inside an arrangement',
    part: 'web',
    file: `${booking}/arrangements/ArrangementForm.tsx`,
    search: 'collectionId: xplanId, productIds, persons',
    replace: "collectionId: xplanId, productIds: productIds.map(() => '4170'), persons",
    flow: 'arrangements',
    says: /inside Dag Ontspannen of guest 1/,
  },
];

const ofAccess: Fault[] = [
  {
    name: 'focus that nobody sees',
    part: 'web',
    file: 'src/web/ui/theme/global.css.ts',
    search: 'outline: `3px solid ${vars.color.ink}`',
    replace: "outline: 'none'",
    flow: 'entry',
    says: /unmarked/,
  },
  {
    name: 'button that Tab passes by',
    part: 'web',
    file: `${booking}/flow/NextButton.tsx`,
    search: 'aria-disabled={!open && !busy}',
    replace: 'tabIndex={-1} aria-disabled={!open && !busy}',
    flow: 'entry',
    says: /excluded/,
  },
  {
    name: 'page that loses the focus',
    part: 'web',
    file: `${booking}/flow/useFocusOnView.ts`,
    search: 'useFocusWhenLost(view);',
    replace: 'void useFocusWhenLost; void view;',
    flow: 'entry',
    says: /the focus after the step/,
  },
  {
    name: 'field without a name',
    part: 'web',
    file: 'src/web/ui/Field.tsx',
    search: '<label htmlFor={id} ',
    replace: '<label ',
    flow: 'entry',
    says: /label: /,
  },
];

const ofAnswers: Fault[] = [
  {
    name: 'answer with another code',
    part: 'server-test',
    file: 'src/server/credits/redemptions/redeem.ts',
    search: "if (!card?.usable || balance === 0) throw problem('gift_card_invalid');",
    replace: "if (!card?.usable || balance === 0) throw problem('nothing_to_redeem');",
    flow: 'subscription',
    says: /Ongeldige cadeaubon code/,
  },
  {
    name: 'answer without a field',
    part: 'server-test',
    file: operations,
    search: 'const added = (data: AddResult) => ({ status: 200 as const, body: { data } });',
    replace:
      'const added = ({ notBookedProducts: _, ...data }: any): any => ({ status: 200 as const, body: { data } });',
    flow: 'arrangements',
    says: /Toegevoegd voor gast 1/,
  },
  {
    name: 'answer that takes a minute',
    part: 'server-test',
    file: operations,
    search: '    addCheckin: async ({ context, params, body }) => ({\n      status: 200,\n      body: {',
    replace:
      '    addCheckin: async ({ context, params, body }) => ({\n      status: 200,\n      body: await new Promise((resolve) => setTimeout(resolve, 60_000)) ?? {',
    flow: 'checkin',
    says: /the address/,
  },
  {
    name: 'twice what was ordered',
    part: 'server-test',
    file: operations,
    search: 'const request = { ...body, saveResponse: saveResponseAs(added) };',
    replace: 'const request = { ...body, quantity: 2 * body.quantity, saveResponse: saveResponseAs(added) };',
    flow: 'giftCard',
    says: /what each guest has on the server/,
  },
  {
    name: 'answer from before the change',
    part: 'server-test',
    file: operations,
    search: `    removeProduct: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.removeItem(sessionContext(context), params.slug, { itemId: params.itemId }) },
    }),`,
    replace: `    removeProduct: async ({ context, params }) => {
      const data = await reservations.read(sessionContext(context), params.slug);
      await reservations.removeItem(sessionContext(context), params.slug, { itemId: params.itemId });
      return { status: 200, body: { data } };
    },`,
    flow: 'entry',
    says: /the total that the page shows/,
  },
];

export const faults: Fault[] = [...ofPages, ...ofChoices, ...ofAccess, ...ofAnswers];

/** The text with the fault; throws when the sources are no longer as the fault has them. */
export function withFault(text: string, { name, file, search, replace }: PlantedFault): string {
  const count = text.split(search).length - 1;
  if (count !== 1) throw new Error(`'${name}' no longer fits: ${file} has what it changes ${count} times`);
  return text.replace(search, () => replace);
}
