import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import * as css from './dayChoice.css.ts';
import { DayMessages } from './DayMessages.tsx';
import { NoTimes } from './NoTimes.tsx';
import { TimePicker } from '#web/features/scheduling/times/TimePicker.tsx';
import { TimesHead } from './TimesHead.tsx';
import { useStayPicker } from '#web/features/scheduling/times/useStayPicker.ts';

export type TimesPanelProps = {
  date: string;
  onPick: (date: string) => void;
  head?: ReactNode;
  foot?: ReactNode;
  missing?: boolean | undefined;
};

export function TimesPanel({ date, onPick, head, foot, missing }: TimesPanelProps) {
  const { t } = useLingui();
  const picker = useStayPicker();
  const loading = <Skeleton height="320px" radius="20px" />;
  return (
    <Panel role="region" aria-label={t({ id: 'checkin.times', message: 'Tijden' })}>
      <div className={css.panelStack}>
        <TimesHead date={date}>{head}</TimesHead>
        {picker === undefined ? (
          loading
        ) : (
          <TimePicker
            picker={picker}
            loading={loading}
            top={<DayMessages date={date} />}
            none={<NoTimes date={date} onPick={onPick} />}
            foot={foot}
            missing={missing}
          />
        )}
      </div>
    </Panel>
  );
}
