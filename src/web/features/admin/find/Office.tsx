import { OfficeFrame } from '../shell/OfficeFrame.tsx';
import { FindKeys } from './FindKeys.tsx';

/** The pages of the office with the keys that work on all of them. */
export function Office() {
  return (
    <>
      <OfficeFrame />
      <FindKeys />
    </>
  );
}
