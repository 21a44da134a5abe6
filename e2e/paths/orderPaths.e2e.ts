import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { expectState } from './expectState.ts';
import { orderActions, start } from './orderActions.ts';
import type { OrderActionName } from './orderActions.ts';
import { visitorPaths } from './visitorPaths.ts';

/** How a visitor does it in the browser. */
const doing: Record<OrderActionName, (visit: Visit) => Promise<void>> = {
  'asks for a gift card': async ({ order }) => {
    await order.amount.fill('25');
    await order.order.click();
  },
  'closes the message': ({ order }) => order.cancelMessage.click(),
  'writes the first message': ({ order }) => order.writeMessage(),
  'writes another message': ({ order }) => order.writeMessage(),
  'goes back to the order page': ({ flow }) => flow.step('Reservering').getByRole('button').click(),
  'goes on to the details': ({ flow }) => flow.next.click(),
};

const paths = visitorPaths({ start, actions: orderActions });

test('there are enough paths through an order to be worth walking, and few enough to walk', () => {
  expect(paths.length).toBeGreaterThanOrEqual(2);
  expect(paths.length).toBeLessThanOrEqual(6);
});

for (const path of paths) {
  test(`a buyer ${path.map(({ action }) => action).join(', ')}`, async ({ visit }) => {
    await visit.order.open('cadeaubon');
    await expectState(visit, 'draft');
    for (const { action, state } of path) {
      await test.step(`${action}: ${state}`, async () => {
        await doing[action](visit);
        await expectState(visit, state);
      });
    }
  });
}
