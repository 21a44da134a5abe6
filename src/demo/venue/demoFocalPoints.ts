/** Every drawing has it at the same height. */
export const horizon = 0.62;

/** From left to right, where the middle would cut something in two. */
export const demoFocalPoints: Partial<Record<string, number>> = {
  badhal: 0.9,
  buitenbad: 0.95,
  gezicht: 0.9,
  hotstone: 0.2,
  klei: 0.45,
  massage: 0.95,
  ochtend: 0.98,
  olijftak: 0.85,
  rust: 0.2,
  tafel: 0.3,
  bloesem: 0.9,
  brood: 0.2,
  duo: 0.15,
  soep: 0.3,
  thee: 0.33,
  voetenbad: 0.1,
  zeep: 0.95,
};
