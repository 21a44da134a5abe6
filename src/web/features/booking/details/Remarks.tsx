import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { commentQuery, saveComment } from '#web/queries/reservation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import * as css from './details.css.ts';

const longest = 1000;

/** Saved on blur or by the button. */
export function Remarks() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { slug } = useFlow();
  const { data } = useQuery(commentQuery(slug));
  const { mutate, isPending, isError, isSuccess } = useMutation(saveComment(client, slug));
  const [typed, setTyped] = useState<string | null>(null);
  const saved = data?.comment ?? '';
  const text = typed ?? saved;
  const dirty = typed !== null && typed.trim() !== saved.trim();
  const save = (): void => {
    if (dirty && !isPending) mutate(text.trim());
  };
  return (
    <Panel>
      <div className={css.remarks}>
        <TextArea
          label={t({ id: 'details.remarks', message: 'Opmerkingen toevoegen' })}
          hint={t({ id: 'details.remarks.hint', message: 'Zet hier geen medische gegevens' })}
          optionalLabel={t({ id: 'form.optional', message: '(optioneel)' })}
          value={text}
          maxLength={longest}
          rows={4}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          error={
            isError
              ? t({ id: 'details.remarks.failed', message: 'Je opmerking is niet opgeslagen. Probeer het opnieuw.' })
              : undefined
          }
        />
        <div className={css.saveRow}>
          {dirty ? (
            <Button
              kind="soft"
              size="small"
              onClick={save}
              busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
            >
              <Trans id="common.save">Opslaan</Trans>
            </Button>
          ) : null}
          <p role="status" className={css.saved}>
            {isSuccess && !dirty ? (
              <>
                <Icon name="check" /> <Trans id="details.remarks.saved">Opmerking opgeslagen</Trans>
              </>
            ) : null}
          </p>
        </div>
      </div>
    </Panel>
  );
}
