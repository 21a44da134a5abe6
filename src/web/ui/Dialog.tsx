import { useId, type ReactNode } from 'react';
import * as css from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { joinClasses } from './joinClasses.ts';
import { type } from './theme/type.css.ts';
import { useModal } from './useModal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode;
  /** An alertdialog that a click outside does not close. Mark the safe button `data-first-focus`. */
  alert?: boolean;
  width?: 'wide' | 'widest';
  onPaper?: boolean;
  /** Focuses the title first: for text before choices, or content that is still loading. */
  focusTitle?: boolean;
  returnFocusIds?: readonly string[];
  /** Names what it shows: another name gives the first focus again if the focused element is gone. */
  content?: string;
};

/** A modal window, on phones a sheet. Its content is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, children, actions, alert = false, focusTitle = false } = props;
  const { returnFocusIds, content } = props;
  const ref = useModal({ onClose, light: !alert, returnFocusIds, content });
  const id = useId();
  return (
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      className={joinClasses(css.dialog, props.width && css.width[props.width], props.onPaper && css.onPaper)}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2
            id={`${id}-title`}
            className={joinClasses(type.h2, css.title)}
            {...(focusTitle ? { tabIndex: -1, 'data-first-focus': '' } : {})}
          >
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div id={`${id}-body`}>{children}</div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
