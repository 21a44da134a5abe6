import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/ui/IconButton.tsx';

type MoveButtonsProps = {
  /** Of what is moved. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

export function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        plain
        icon="chevronUp"
        label={t({ id: 'admin.move.up', message: `${name} omhoog` })}
        aria-disabled={isFirst}
        onClick={() => (isFirst ? undefined : onMove(-1))}
      />
      <IconButton
        plain
        icon="chevronDown"
        label={t({ id: 'admin.move.down', message: `${name} omlaag` })}
        aria-disabled={isLast}
        onClick={() => (isLast ? undefined : onMove(1))}
      />
      <IconButton
        plain
        icon="trash"
        label={t({ id: 'admin.move.remove', message: `${name} weghalen` })}
        onClick={onRemove}
      />
    </>
  );
}
