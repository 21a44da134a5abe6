import { ShownPrice } from './ShownPrice.tsx';

/** Beside what is offered instead, where it costs something else. */
export function OtherPrice({ cents }: { cents: number | undefined }) {
  return cents === undefined ? null : (
    <>
      {' '}
      <ShownPrice cents={cents} />
    </>
  );
}
