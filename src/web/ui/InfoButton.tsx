import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

export type PickerInfo = {
  /** Name of the button that shows and hides the words, as 'Meer over Hotstone massage'. */
  label: string;
  words: ReactNode;
};

type InfoButtonProps = {
  /** Id of the card; the words have it with `-info`. */
  id: string;
  info: PickerInfo;
  open: boolean;
  onToggle: (open: boolean) => void;
  className: string;
};

/** Shows and hides the words about something. */
export function InfoButton({ id, info, open, onToggle, className }: InfoButtonProps) {
  return (
    <IconButton
      plain
      icon="info"
      iconSize={22}
      label={info.label}
      aria-expanded={open}
      aria-controls={`${id}-info`}
      className={className}
      onClick={() => onToggle(!open)}
    />
  );
}
