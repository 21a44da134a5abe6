import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { offeredAlternatives, reasonOfNone } from '#machines/timePicker/timePicker.selectors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { alternativeLabel } from '#web/i18n/alternativeLabel.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import type { TimePickerRef } from './TimesDialog.tsx';
import * as css from './treatments.css.ts';

/** No time on this day: why, and another day or moment that may be taken at once. */
export function NoStart({ picker }: { picker: TimePickerRef }) {
  const { i18n } = useLingui();
  const reason = useSelector(picker, reasonOfNone);
  const alternatives = useSelector(picker, offeredAlternatives);
  const id = useId();
  return (
    <>
      <Note kind="warning" role="status">
        <p>
          <strong>
            <Trans id="times.none">Geen beschikbare tijden gevonden</Trans>
          </strong>
        </p>
        {reason === null ? null : <p>{i18n._(reasonSentence(reason))}</p>}
      </Note>
      {alternatives.length === 0 ? null : (
        <div className={css.instead}>
          <p id={`${id}-instead`} className={type.label}>
            <Trans id="notBooked.instead">Wat wel kan</Trans>
          </p>
          <div role="group" aria-labelledby={`${id}-instead`} className={css.offers}>
            {alternatives.map((alternative) => (
              <Button
                key={JSON.stringify(alternative)}
                kind="soft"
                size="small"
                onClick={() => picker.send({ type: 'alternative.taken', alternative })}
              >
                {alternativeLabel(alternative, currentLocale())}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
