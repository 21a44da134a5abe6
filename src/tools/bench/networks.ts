let visitors = 0;

/** The address of a visitor who was not there before, in a network of its own: no limit of a network is reached. */
export function newNetwork(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
