import type { ProductForm } from '#contract/names.ts';
import { cellName, countedIdNamed, countedName, idNamed } from './cellNames.ts';
import type { SheetColumn, SheetNames } from './sheet.types.ts';
import { isRefused, joinCells, splitCell } from './sheetCells.ts';

type Worth = ProductForm['worth'][number];

const mostWorth = 40;
const mostOfProduct = 50;

/** The activity whose stay an entry has. */
export const stayProduct: SheetColumn = {
  name: 'stay_product',
  field: 'stayProductId',
  read: ({ stayProductId }, { stays }) => (stayProductId ? cellName(stayProductId, stays) : ''),
  apply: (cell, _form, { stays }) => {
    if (cell === '') return { stayProductId: null };
    const id = idNamed(cell, stays);
    return typeof id === 'string' ? { stayProductId: id } : id;
  },
};

/** '2 x Entry | Tea'. */
export const worth: SheetColumn = {
  name: 'worth',
  field: 'worth',
  read: (form, { products }) =>
    joinCells(
      (form.worth ?? []).map(({ productId, quantity }) => countedName(quantity, cellName(productId, products))),
    ),
  apply: (cell, _form, names) => {
    const read = splitCell(cell).map((part) => worthOf(part, names));
    if (read.length > mostWorth) return { code: 'too_many' };
    return read.find(isRefused) ?? { worth: read as Worth[] };
  },
};

function worthOf(text: string, { products }: SheetNames): Worth | { code: string } {
  const product = countedIdNamed(text, products);
  if ('code' in product) return product;
  return product.count > mostOfProduct ? { code: 'too_large' } : { productId: product.id, quantity: product.count };
}
