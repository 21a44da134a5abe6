import { openJournal } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import type { CardToken, Chargeback, Delivery, Payment, Refund, StoredAnswer } from './types.ts';

/** One kind of record, in order of arrival. What `get` and `all` give is replaced by `put`, never changed in place. */
export interface Book<T extends { id: string }> {
  get(id: string): T | undefined;
  all(): T[];
  put(value: T): T;
  remove(id: string): void;
}

export interface Ledger {
  payments: Book<Payment>;
  refunds: Book<Refund>;
  chargebacks: Book<Chargeback>;
  cardTokens: Book<CardToken>;
  deliveries: Book<Delivery>;
  answers: Book<StoredAnswer>;
  reset(): void;
}

/** The provider's own books, in memory and, when a file is given, also on disk. */
export function openLedger(stateFile: string | undefined): Ledger {
  const journal = openJournal(stateFile);
  const shelves = {
    payments: new Map<string, Payment>(),
    refunds: new Map<string, Refund>(),
    chargebacks: new Map<string, Chargeback>(),
    cardTokens: new Map<string, CardToken>(),
    deliveries: new Map<string, Delivery>(),
    answers: new Map<string, StoredAnswer>(),
  };
  const shelfOf = (book: string): Map<string, unknown> | undefined => new Map(Object.entries(shelves)).get(book);

  for (const { book, id, value } of journal.load()) {
    if (value === null) shelfOf(book)?.delete(id);
    else shelfOf(book)?.set(id, value);
  }
  journal.rewrite(entriesOf(shelves));

  function openBook<T extends { id: string }>(book: keyof typeof shelves, shelf: Map<string, T>): Book<T> {
    return {
      get: (id) => shelf.get(id),
      all: () => [...shelf.values()],
      put(value) {
        journal.append({ book, id: value.id, value });
        shelf.set(value.id, value);
        return value;
      },
      remove(id) {
        journal.append({ book, id, value: null });
        shelf.delete(id);
      },
    };
  }

  return {
    payments: openBook('payments', shelves.payments),
    refunds: openBook('refunds', shelves.refunds),
    chargebacks: openBook('chargebacks', shelves.chargebacks),
    cardTokens: openBook('cardTokens', shelves.cardTokens),
    deliveries: openBook('deliveries', shelves.deliveries),
    answers: openBook('answers', shelves.answers),
    reset() {
      for (const shelf of Object.values(shelves)) shelf.clear();
      journal.rewrite([]);
    },
  };
}

function entriesOf(shelves: Record<string, Map<string, unknown>>): JournalEntry[] {
  return Object.entries(shelves).flatMap(([book, shelf]) => [...shelf].map(([id, value]) => ({ book, id, value })));
}
