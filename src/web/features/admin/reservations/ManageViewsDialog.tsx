import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedView, SavedViews } from '#contract/names.ts';
import { longestViewName, savedViewErrors } from '#domain/people/savedViews.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { saveViews } from '#web/queries/admin/savedViews.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import * as css from './SavedViews.css.ts';

/** `former`: its name as it is saved. */
type Line = { former: string; view: SavedView };

/** Renames, removes and chooses which one the list opens with; nothing happens before it is saved. */
export function ManageViewsDialog({ saved, onClose }: { saved: SavedViews; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [lines, setLines] = useState<Line[]>(() => saved.views.map((view) => ({ former: view.name, view })));
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync } = useMutation(saveViews(useQueryClient()));
  const views = lines.map(({ view }) => view);
  const codeOf = new Map(savedViewErrors(views).map(({ pointer, code }) => [pointer, code]));
  const label = t({ id: 'admin.column.name', message: 'Naam' });
  const rename = (former: string, name: string): void =>
    setLines(lines.map((line) => (line.former === former ? { ...line, view: { ...line.view, name } } : line)));
  const openWith = (former: string, isFirst: boolean): void =>
    setLines(lines.map((line) => ({ ...line, view: { ...line.view, isDefault: isFirst && line.former === former } })));
  return (
    <ActionDialog
      title={t({ id: 'views.manage', message: 'Beheer weergaven' })}
      action={t({ id: 'common.save', message: 'Opslaan' })}
      check={() => {
        setChecked(true);
        return codeOf.size === 0;
      }}
      onConfirm={() => mutateAsync({ views, version: saved.version })}
      onClose={onClose}
    >
      {lines.length === 0 ? (
        <p>
          <Trans id="views.none">Er is geen weergave over.</Trans>
        </p>
      ) : null}
      <ul className={css.lines}>
        {lines.map(({ former, view: { name, isDefault } }, at) => {
          const code = isChecked ? codeOf.get(`/views/${at}/name`) : undefined;
          return (
            <li key={former} className={css.line}>
              <TextField
                label={label}
                error={code === undefined ? undefined : i18n._(formSentence(code, label))}
                required
                maxLength={longestViewName}
                autoComplete="off"
                value={name}
                onChange={(event) => rename(former, event.target.value)}
              />
              <Checkbox
                className={css.first}
                checked={isDefault}
                onChange={(event) => openWith(former, event.target.checked)}
                label={<Trans id="views.default.short">Opent de lijst</Trans>}
              />
              <IconButton
                plain
                icon="trash"
                label={t({ id: 'views.remove', message: `Verwijder ${former}` })}
                onClick={() => setLines(lines.filter((line) => line.former !== former))}
              />
            </li>
          );
        })}
      </ul>
    </ActionDialog>
  );
}
