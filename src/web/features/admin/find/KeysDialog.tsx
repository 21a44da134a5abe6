import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as css from './Find.css.ts';

/** The keys of the page that is open, and those that work everywhere. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      focusTitle
      onClose={onClose}
      title={t({ id: 'keys.title', message: 'Toetsen op deze pagina' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <dl className={css.keys}>
        {useKeys().map(([keys, does]) => (
          <Fragment key={keys}>
            <dt className={css.key}>
              <kbd>{keys}</kbd>
            </dt>
            <dd className={css.does}>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}

function useKeys(): (readonly [keys: string, does: string])[] {
  const { t } = useLingui();
  const path = useLocation().pathname;
  const arrows = '← ↑ → ↓';
  const hasForm = document.querySelector('main form') !== null;
  const hasOrder = /^\/admin\/(products|flows\/start)/.test(path);
  const hasChoices = document.querySelector('main td input[type="checkbox"]') !== null;
  return [
    ...(path === '/admin'
      ? [[arrows, t({ id: 'keys.board', message: 'Van de ene afspraak op het bord naar de andere' })] as const]
      : []),
    ...(hasForm ? [['Ctrl + S', t({ id: 'keys.save', message: 'Opslaan' })] as const] : []),
    ...(hasOrder
      ? [['Alt + ↑ ↓', t({ id: 'keys.order', message: 'Een regel hoger of lager in de volgorde' })] as const]
      : []),
    ...(hasChoices
      ? [
          [
            t({ id: 'keys.shift', message: 'Shift + klik' }),
            t({ id: 'keys.range', message: 'Alles ertussen kiezen' }),
          ] as const,
        ]
      : []),
    ['Ctrl + K', t({ id: 'find.title', message: 'Zoek in alles' })],
    ['Esc', t({ id: 'keys.close', message: 'Een venster sluiten' })],
    ['?', t({ id: 'keys.this', message: 'Dit overzicht' })],
  ];
}
