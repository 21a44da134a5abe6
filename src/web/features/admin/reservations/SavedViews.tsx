import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostViews, shownChoices } from '#domain/people/savedViews.ts';
import { savedViewsQuery } from '#web/queries/admin/savedViews.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ListSearch } from '../kit/list/listSearch.ts';
import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import * as css from './SavedViews.css.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { choicesOf, isSameSearch } from './viewChoices.ts';

type SavedViewsProps = { search: ListSearch; onShow: (search: ListSearch) => void };

/** One's own views of the list, and what is chosen now as one more. */
export function SavedViews({ search, onShow }: SavedViewsProps) {
  const { t } = useLingui();
  const { today } = useConfig();
  const { data } = useQuery(savedViewsQuery);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  if (data === undefined) return null;
  const { views } = data;
  const isNarrowed = Object.keys(choicesOf(search)).length > 0;
  const isSaved = views.some(({ choices }) => isSameSearch(search, shownChoices(choices, today)));
  const close = (): void => setDialog(null);
  if (views.length === 0 && !isNarrowed) return null;
  return (
    <div className={css.row} role="group" aria-label={t({ id: 'views.own', message: 'Mijn weergaven' })}>
      {views.length === 0 ? null : (
        <button type="button" className={css.view} aria-pressed={!isNarrowed} onClick={() => onShow({})}>
          <Trans id="views.all">Alles</Trans>
        </button>
      )}
      {views.map(({ name, choices }) => {
        const shown = shownChoices(choices, today);
        return (
          <button
            key={name}
            type="button"
            className={css.view}
            aria-pressed={isSameSearch(search, shown)}
            onClick={() => onShow({ ...shown })}
          >
            {name}
          </button>
        );
      })}
      {isNarrowed && !isSaved && views.length < mostViews ? (
        <Button kind="text" size="small" onClick={() => setDialog('save')}>
          <Trans id="views.save">Bewaar deze weergave</Trans>
        </Button>
      ) : null}
      {views.length === 0 ? null : (
        <Button kind="text" size="small" onClick={() => setDialog('manage')}>
          <Trans id="views.manage">Beheer weergaven</Trans>
        </Button>
      )}
      {dialog === 'save' ? <SaveViewDialog saved={data} choices={choicesOf(search)} onClose={close} /> : null}
      {dialog === 'manage' ? <ManageViewsDialog saved={data} onClose={close} /> : null}
    </div>
  );
}
