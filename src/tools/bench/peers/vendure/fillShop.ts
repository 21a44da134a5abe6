import type { VendureApp, VendureCore } from './vendureCore.ts';

/** A product of plenty, and one for each contest. */
export const products = { plenty: 'plenty', contest: 'contest' };
export const contests = 12;
export const contestStock = 10;
const manyProducts = 20;

const initialData = (paymentHandler: string) => ({
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Netherlands', code: 'NL', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 21 }],
  shippingMethods: [{ name: 'Standard', price: 500 }],
  paymentMethods: [
    { name: 'Dummy', handler: { code: paymentHandler, arguments: [{ name: 'automaticSettle', value: 'true' }] } },
  ],
  collections: [],
});

type Stocked = { name: string; stock: number };

/** In the way a shop's own scripts do: with the services of the server. */
export async function fillShop(core: VendureCore, app: VendureApp): Promise<void> {
  await app.get(core.Populator).populateInitialData(initialData(core.dummyPaymentHandler.code));
  const context = await app.get(core.RequestContextService).create({ apiType: 'admin' });
  const translated = (name: string) => ({ languageCode: 'en', name, slug: name, description: '' });
  const create = async ({ name, stock }: Stocked): Promise<void> => {
    const shared = { enabled: true, translations: [translated(name)] };
    const { id } = await app.get(core.ProductService).create(context, shared);
    const variant = { ...shared, productId: id, sku: name, price: 2_450, stockOnHand: stock, trackInventory: 'TRUE' };
    await app.get(core.ProductVariantService).create(context, [variant]);
  };
  for (let number = 0; number < manyProducts; number += 1)
    await create({ name: `${products.plenty}-${number}`, stock: 10_000_000 });
  for (let number = 0; number < contests; number += 1)
    await create({ name: `${products.contest}-${number}`, stock: contestStock });
}
