/** Number of the first guest of 1..personCount without products: the one to choose for; 1 when all have some. Never throws. */
export function firstFreeGuest(personCount: number, personsWithProducts: readonly number[]): number {
  const guests = Array.from({ length: personCount }, (_none, index) => index + 1);
  return guests.find((guest) => !personsWithProducts.includes(guest)) ?? 1;
}
