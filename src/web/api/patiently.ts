/** A server that takes longer, in ms, is taken for one that is away. */
const patience = 8_000;

export async function patiently<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patient = new AbortController();
  const timer = setTimeout(() => patient.abort(), patience);
  return work(patient.signal).finally(() => clearTimeout(timer));
}
