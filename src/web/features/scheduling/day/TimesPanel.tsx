import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import * as css from './dayChoice.css.ts';
import { DayMessages } from './DayMessages.tsx';
import { TimePicker } from '#web/features/scheduling/times/TimePicker.tsx';
import { TimesHead } from './TimesHead.tsx';
import { useStayPicker } from '#web/features/scheduling/times/useStayPicker.ts';

const NoTimes = lazyPart('choosing', () => import('./NoTimes.tsx'), 'NoTimes');

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
            none={
              <Suspense>
                <NoTimes date={date} onPick={onPick} />
              </Suspense>
            }
            foot={foot}
            missing={missing}
          />
        )}
      </div>
    </Panel>
  );
}
