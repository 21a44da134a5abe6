import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedViews, ViewChoices } from '#contract/names.ts';
import { longestViewName, savedViewErrors, storedChoices } from '#domain/people/savedViews.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { saveViews } from '#web/queries/admin/savedViews.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ActionDialog } from './ActionDialog.tsx';

type SaveViewDialogProps = { saved: SavedViews; choices: ViewChoices; onClose: () => void };

/** What the list shows now, under a name. */
export function SaveViewDialog({ saved, choices, onClose }: SaveViewDialogProps) {
  const { t, i18n } = useLingui();
  const { today } = useConfig();
  const [name, setName] = useState('');
  const [code, setCode] = useState<string>();
  const [isMoving, setMoving] = useState(true);
  const [isDefault, setDefault] = useState(false);
  const { mutateAsync } = useMutation(saveViews(useQueryClient()));
  const hasDays = choices.from !== undefined || choices.to !== undefined;
  const others = isDefault ? saved.views.map((view) => ({ ...view, isDefault: false })) : saved.views;
  const view = { name: name.trim(), choices: storedChoices(choices, today, isMoving), isDefault };
  const views = [...others, view];
  const title = t({ id: 'views.save', message: 'Bewaar deze weergave' });
  const label = t({ id: 'admin.column.name', message: 'Naam' });
  return (
    <ActionDialog
      title={title}
      action={t({ id: 'views.keep', message: 'Bewaar' })}
      check={() => {
        const [error] = savedViewErrors(views);
        setCode(error?.code);
        return error === undefined;
      }}
      onConfirm={() => mutateAsync({ views, version: saved.version })}
      onClose={onClose}
    >
      <p>
        <Trans id="views.lead">
          Met de filters, de dagen en de volgorde van nu. Je vindt hem op elk apparaat terug. Wat je zoekt bewaren we
          niet.
        </Trans>
      </p>
      <TextField
        label={label}
        error={code === undefined ? undefined : i18n._(formSentence(code, label))}
        required
        maxLength={longestViewName}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {hasDays ? (
        <Checkbox
          checked={isMoving}
          onChange={(event) => setMoving(event.target.checked)}
          label={<Trans id="views.moving">De dagen schuiven elke dag mee: vandaag blijft vandaag</Trans>}
        />
      ) : null}
      <Checkbox
        checked={isDefault}
        onChange={(event) => setDefault(event.target.checked)}
        label={<Trans id="views.default">Open de lijst altijd zo</Trans>}
      />
    </ActionDialog>
  );
}
