import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportResult } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { ImportLines } from './ImportLines.tsx';
import * as css from './Products.css.ts';

type Props = { result: ImportResult; isBusy: boolean; onCancel: () => void; onSave: () => void };

/** What a file would do, and the button that does it. */
export function ImportOutcome({ result: { lines, newCategories }, isBusy, onCancel, onSave }: Props) {
  const { t } = useLingui();
  const count = (fate: string): number => lines.filter((line) => line.fate === fate).length;
  const [created, changed, isRefused] = [count('created'), count('changed'), count('refused') > 0];
  return (
    <>
      <div role="status">
        {isRefused ? (
          <p>
            <Trans id="sheet.refused">Er klopt nog iets niet. Er wordt niets opgeslagen.</Trans>
          </p>
        ) : (
          <>
            {created === 0 ? null : (
              <p>
                <Plural id="sheet.created" value={created} one="# is nieuw." other="# zijn nieuw." />
              </p>
            )}
            <p>
              <Plural
                id="sheet.changed"
                value={changed}
                _0="Wat er al is, verandert niet."
                one="# product verandert."
                other="# producten veranderen."
              />
            </p>
          </>
        )}
        {newCategories.length === 0 ? null : (
          <p>
            <Trans id="sheet.newCategories">Nieuwe categorieën: {newCategories.join(', ')}</Trans>
          </p>
        )}
      </div>
      <ImportLines lines={lines} />
      <div className={css.lineEnd}>
        <Button kind="text" onClick={onCancel}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        {isRefused || created + changed === 0 ? null : (
          <Button onClick={onSave} busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}>
            <Trans id="common.save">Opslaan</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
