import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import * as css from './Toaster.css.ts';
import { dismissToast, pauseToasts, resumeToasts, useToasts, type Toast } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';

type ToasterProps = {
  label: string;
  closeLabel: string;
};

/**
 * Pauses while hovered or focused; F6 moves the focus to it. Its two live regions are always mounted, because screen
 * readers only hear changes in regions they know.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0] && keyOf(toasts[0]);
  useEffect(() => raise(region.current, newest !== undefined), [newest]);
  useToastFocus(region, toasts.length, resumeToasts);
  const draw = (each: Toast) => <ToastCard key={keyOf(each)} toast={each} closeLabel={closeLabel} />;
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className={css.region}
      onPointerEnter={(event) => event.pointerType === 'mouse' && pauseToasts()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && resumeToasts()}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      <div role="alert" aria-atomic="false" className={css.list}>
        {toasts.filter((each) => each.kind === 'error').map(draw)}
      </div>
      <div role="status" aria-atomic="false" className={css.list}>
        {toasts.filter((each) => each.kind !== 'error').map(draw)}
      </div>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { kind, text } = toast;
  return (
    <div className={css.toast({ kind })} onPointerUp={() => dismissToast(toast)}>
      <Icon name={kind === 'error' ? 'warning' : 'check'} className={css.icon({ kind })} />
      <p className={css.words}>
        {text.split('\n').map((line) => (
          <span key={line} className={css.line}>
            {line}{' '}
          </span>
        ))}
      </p>
      <IconButton
        plain
        icon="close"
        iconSize={16}
        label={closeLabel}
        className={css.close}
        onClick={() => dismissToast(toast)}
      />
    </div>
  );
}

const keyOf = ({ kind, text }: Toast): string => `${kind} ${text}`;

/** To the top layer, above an open dialog, without unmounting the live regions. */
function raise(region: HTMLElement | null, busy: boolean): void {
  if (region === null) return;
  if (region.matches(':popover-open')) region.hidePopover();
  if (busy || !region.matches(':popover-open')) region.showPopover();
}
