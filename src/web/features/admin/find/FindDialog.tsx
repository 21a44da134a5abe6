import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './Find.css.ts';
import { FoundList } from './FoundList.tsx';
import { recentlyFound, rememberFound } from './recentlyFound.ts';
import { useFound, type Found } from './useFound.ts';

const pause = 200;

/** Search of everything: words, then arrows and Enter, or a click. What is looked for stands in no address. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const router = useRouter();
  const [text, setText] = useState('');
  const [q, endPause] = usePaused(text.trim());
  /** Enter was pressed before anything was found for what was typed. */
  const opensFirst = useRef(false);
  const [at, setAt] = useState(0);
  const { groups: results, isBusy, hasFailed } = useFound(q);
  const recent = recentlyFound(client);
  const isFresh = text.trim() === '';
  const isEarly = !isFresh && q !== text.trim();
  const groups =
    isFresh && recent.length > 0
      ? [{ label: t({ id: 'find.recent', message: 'Net geopend' }), items: recent }]
      : isFresh
        ? []
        : results;
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(at, items.length - 1);
  const open = (item: Found): void => {
    rememberFound(client, item);
    onClose();
    router.history.push(item.href);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[active];
    if (step !== undefined && items.length > 0) {
      setAt((active + step + items.length) % items.length);
      opensFirst.current = false;
    } else if (event.key === 'Enter' && (isEarly || (isBusy && item === undefined))) {
      endPause();
      opensFirst.current = true;
    } else if (event.key === 'Enter' && item !== undefined) open(item);
    else return;
    event.preventDefault();
  };
  const isSettled = !isEarly && !isBusy;
  const openFirst = useEffectEvent(() => {
    if (opensFirst.current && items[0]) open(items[0]);
    opensFirst.current = false;
  });
  useEffect(() => {
    if (isSettled) openFirst();
  }, [isSettled]);
  const label = t({ id: 'find.title', message: 'Zoek in alles' });
  const isEmpty = items.length === 0;
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={label}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.stack}>
        <input
          className={css.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : `${id}-list`}
          aria-activedescendant={isEmpty ? undefined : `${id}-${active}`}
          placeholder={t({ id: 'find.hint', message: 'Een naam, een nummer, een product of een pagina' })}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          data-first-focus
          value={text}
          onKeyDown={pressed}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            opensFirst.current = false;
          }}
        />
        {isEmpty ? null : <FoundList id={id} label={label} groups={groups} active={active} onOpen={open} />}
        <p role="status" className={isEmpty ? css.note : undefined}>
          {isEmpty ? <Nothing isFresh={isFresh} isBusy={isBusy || isEarly} /> : <Count count={items.length} />}
        </p>
        {hasFailed ? (
          <p className={css.note}>
            <Trans id="find.failed">Niet alles kon worden doorzocht. Typ verder om het opnieuw te proberen.</Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The value once it has not changed for a while, and what ends the wait. */
function usePaused(value: string): [string, () => void] {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return [paused, () => setPaused(value)];
}

function Nothing({ isFresh, isBusy }: { isFresh: boolean; isBusy: boolean }) {
  if (isFresh) return <Trans id="find.begin">Typ minstens twee letters.</Trans>;
  if (isBusy) return <Trans id="find.busy">We zoeken…</Trans>;
  return <Trans id="find.nothing">Niets gevonden.</Trans>;
}

const Count = ({ count }: { count: number }) => (
  <VisuallyHidden>
    <Trans id="find.count">Gevonden: {count}</Trans>
  </VisuallyHidden>
);
