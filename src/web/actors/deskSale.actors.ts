import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { DeskSaleActors } from '#machines/deskSale/deskSale.actors.ts';
import { sellAtDesk } from '#web/queries/admin/deskSales.ts';
import { keyOfWords } from './keyOfWords.ts';

export function deskSaleActors(client: QueryClient): DeskSaleActors {
  const keyOf = keyOfWords();
  return { sell: fromPromise(({ input }) => sellAtDesk(client, { key: keyOf(JSON.stringify(input)), body: input })) };
}
