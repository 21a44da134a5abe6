import { useEffect, useRef } from 'react';
import { toast as bread, useToaster, type Toast } from 'react-hot-toast/headless';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import * as css from './Toaster.css.ts';
import { useToastFocus } from './useToastFocus.ts';

type ToasterProps = {
  label: string;
  closeLabel: string;
};

/**
 * Pauses while hovered or focused; F6 moves the focus to it. Its two live regions are always mounted, because screen
 * readers only hear changes in regions they know. What need not be read out stands in neither.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const { toasts, handlers } = useToaster();
  const region = useRef<HTMLElement>(null);
  const shown = toasts.filter((each) => each.visible);
  const newest = shown.at(0)?.id;
  useEffect(() => raise(region.current, newest !== undefined), [newest]);
  useToastFocus(region, shown.length, handlers.endPause);
  const listOf = (type: Toast['type'], role?: 'alert' | 'status') => (
    <div role={role} aria-atomic="false" className={css.list}>
      {shown
        .filter((each) => each.type === type)
        .map((each) => (
          <ToastCard key={each.id} toast={each} closeLabel={closeLabel} />
        ))}
    </div>
  );
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className={css.region}
      onPointerEnter={(event) => event.pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && handlers.endPause()}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {listOf('error', 'alert')}
      {listOf('success', 'status')}
      {listOf('blank')}
    </section>
  );
}

/** Its message is the text of `toast.ts`. */
function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const kind = toast.type === 'success' ? 'success' : 'error';
  const lines = (toast.message as string).split('\n');
  if (toast.className !== undefined) return <p className={toast.className}>{lines.join(' ')}</p>;
  return (
    <div className={css.toast({ kind })} onPointerUp={() => bread.dismiss(toast.id)}>
      <Icon name={kind === 'error' ? 'warning' : 'check'} className={css.icon({ kind })} />
      <p className={css.words}>
        {lines.map((text) => (
          <span key={text} className={css.line}>
            {text}{' '}
          </span>
        ))}
      </p>
      <IconButton
        plain
        icon="close"
        iconSize={16}
        label={closeLabel}
        className={css.close}
        onClick={() => bread.dismiss(toast.id)}
      />
    </div>
  );
}

/** To the top layer, above an open dialog, without unmounting the live regions. */
function raise(region: HTMLElement | null, busy: boolean): void {
  if (region === null) return;
  if (region.matches(':popover-open')) region.hidePopover();
  if (busy || !region.matches(':popover-open')) region.showPopover();
}
