/** Numbers of the guests that have at least one product, rising. Never throws. */
export function personsWithProducts(persons: readonly { number: number; products: readonly unknown[] }[]): number[] {
  return persons
    .filter(({ products }) => products.length > 0)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}
