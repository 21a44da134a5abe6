import { useLingui } from '@lingui/react/macro';
import { TextArea } from '#web/ui/TextArea.tsx';

type ReasonFieldProps = { value: string; isMissing: boolean; onChange: (reason: string) => void };

/** For colleagues; no guest reads it. */
export function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t({ id: 'admin.field.reason', message: 'Reden' })}
      hint={t({ id: 'admin.reservation.reason.hint', message: 'Alleen voor collega’s.' })}
      error={isMissing ? t({ id: 'admin.reservation.reason.missing', message: 'Schrijf kort waarom.' }) : undefined}
      rows={3}
      maxLength={500}
      required
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
