import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

export type PickerInfo = {
  label: string;
  words: ReactNode;
};

type InfoButtonProps = {
  /** Id of the card; the text has it with `-info`. */
  id: string;
  info: PickerInfo;
  open: boolean;
  onToggle: (open: boolean) => void;
  className: string;
};

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
