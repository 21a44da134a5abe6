import { expect, test } from 'vitest';
import { root } from '#tools/build/fresh.mjs';
import { routePages } from '#tools/build/routePages.ts';

const pages = new Map(routePages(root).map(({ page, ...rest }) => [page, rest]));
const namesOf = (page: string): string[] | undefined => pages.get(page)?.files.map((file) => file.split('/').at(-1)!);

test('a page needs its screen, and what the routes around it need', () => {
  expect(namesOf('/')).toEqual(['StartScreen.tsx']);
  expect(namesOf('/flow/$slug/payment')).toEqual(['enterFlow.ts', 'FlowFrame.tsx', 'CheckoutScreen.tsx']);
  expect(namesOf('/customer/login')).toEqual(['openSession.ts', 'SessionActorProvider.tsx', 'LoginScreen.tsx']);
});

test('the first page of a flow needs the screen of its type', () => {
  expect(namesOf('/flow/$slug 1')).toEqual(['enterFlow.ts', 'FlowFrame.tsx', 'CheckinScreen.tsx']);
  expect(namesOf('/flow/$slug 5')).toEqual(['enterFlow.ts', 'FlowFrame.tsx', 'GiftCardScreen.tsx']);
});

test('a page needs the messages of its last stage', () => {
  expect(pages.get('/')?.stage).toBe('start');
  expect(pages.get('/reservation/success')?.stage).toBe('booking');
  expect(pages.get('/flow/$slug 5')?.stage).toBe('choosing');
});
