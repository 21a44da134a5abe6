import { useLingui } from '@lingui/react/macro';
import { refusedBy } from '#machines/failureCode.ts';
import { pointedErrors } from '#machines/formRefusal.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Note } from '#web/ui/Note.tsx';
import { sheetSentence } from './sheetSentence.ts';

/** Why the server read no further, and where in the file. */
export function ImportRefusal({ error }: { error: Error }) {
  const { i18n } = useLingui();
  const errors = pointedErrors(error);
  return (
    <Note kind="danger">
      <p>{refusedText(refusedBy(error))}</p>
      {errors.length === 0 ? null : (
        <ul>
          {errors.map(({ pointer, code }) => (
            <li key={`${pointer} ${code}`}>{i18n._(sheetSentence(code, placeIn(pointer)))}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}

/** '/catalogue/products/3/form/price' is 'products 4 price'. */
const placeIn = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => !['', 'catalogue', 'form'].includes(part))
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ');
