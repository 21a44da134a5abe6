import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';

/** Amounts in cents. Only the demo has codes that everybody can read. */
export type DemoGiftCard = { id: string; code: string; amount: number; spent: number; blocked: boolean };

export const demoGiftCards: DemoGiftCard[] = [
  { id: 'bon-heel', code: 'DEM0-GAAF-B0NN-0001', amount: 10000, spent: 0, blocked: false },
  { id: 'bon-deels', code: 'DEM0-DEE1-B0NN-0002', amount: 7500, spent: 4250, blocked: false },
  { id: 'bon-geblokkeerd', code: 'DEM0-DCHT-B0NN-0003', amount: 5000, spent: 0, blocked: true },
];

export const demoPromoCodes = [
  { id: 'welkom', code: 'WELKOM10', percent: 10, maxUses: null, maxUsesPerCustomer: null },
  { id: 'lente', code: 'LENTE5', amount: 500, maxUses: 500, maxUsesPerCustomer: 1 },
];

/** `amount` null: unlimited. */
export const demoSubscriptions = (today: LocalDate) => [
  { id: 'kaart-anna', customerId: 'klant-anna', productId: 'badenkaart', amount: 10, ...year(today, -90) },
  { id: 'kaart-bram', customerId: 'klant-bram', productId: 'badenkaart-5', amount: 5, ...year(today, -70) },
  { id: 'pas-claire', customerId: 'klant-claire', productId: 'jaarabonnement', amount: null, ...year(today, -120) },
];

const year = (today: LocalDate, bought: number): { usableFrom: LocalDate; usableTo: LocalDate } => ({
  usableFrom: addDays(today, bought),
  usableTo: addDays(today, bought + 365),
});
