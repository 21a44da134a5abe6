import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './disclosure.css.ts';

type DisclosureProps = {
  label: ReactNode;
  startsOpen?: boolean;
  buttonClass?: string;
  bodyClass?: string;
  /** Made when it is opened first. */
  children: () => ReactNode;
};

export function Disclosure({ label, startsOpen = false, buttonClass, bodyClass, children }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const [opened, setOpened] = useState(startsOpen);
  const id = useId();
  const toggle = (): void => {
    setOpen(!open);
    setOpened(true);
  };
  return (
    <>
      <button
        type="button"
        className={joinClasses(css.button, buttonClass)}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <span>{label}</span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} />
      </button>
      <div id={id} hidden={!open} className={joinClasses(css.body, bodyClass)}>
        {opened ? children() : null}
      </div>
    </>
  );
}
