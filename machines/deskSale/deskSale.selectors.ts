import type { SnapshotFrom } from 'xstate';
import type { DeskSale } from '#contract/names.ts';
import { offerOf, type DeskProductOffer, type SaleDraft, type SaleField } from '#domain/payments/deskSale.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { deskSaleMachine } from './deskSale.machine.ts';

type Snapshot = SnapshotFrom<typeof deskSaleMachine>;

export const isSelling = (snapshot: Snapshot): boolean => snapshot.matches('selling');
/** Null before it was sold. */
export const saleDone = ({ context }: Snapshot): DeskSale | null => context.sale;
export const saleDraft = ({ context }: Snapshot): SaleDraft => context.draft;
export const soldOffer = ({ context }: Snapshot): DeskProductOffer => offerOf(context.offers, context.draft.flowId);
export const missingFields = ({ context }: Snapshot): readonly SaleField[] => context.missing;
export const refusedSale = ({ context }: Snapshot): Refused | null => context.refused;
