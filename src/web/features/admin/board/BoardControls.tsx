import { Trans, useLingui } from '@lingui/react/macro';
import type { DayBoard } from '#contract/names.ts';
import { addDays, type LocalDate } from '#domain/values/localDate.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { boardViews, type BoardView } from '#web/queries/admin/dayBoard.ts';
import type { StreamState } from '#web/queries/admin/dayStream.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import * as css from './Board.css.ts';
import type { BoardSearch } from './boardSearch.ts';

type BoardControlsProps = {
  date: LocalDate;
  by: BoardView;
  today: LocalDate;
  board: DayBoard | undefined;
  stream: StreamState;
  onShow: (search: BoardSearch) => void;
};

export function BoardControls({ date, by, today, board, stream, onShow }: BoardControlsProps) {
  const { t } = useLingui();
  const words: Record<BoardView, string> = {
    therapists: t({ id: 'board.therapists', message: 'Therapeuten' }),
    rooms: t({ id: 'board.rooms', message: 'Ruimtes' }),
    pools: t({ id: 'board.pools', message: 'Baden' }),
    guests: t({ id: 'board.guests', message: 'Gasten' }),
  };
  const show = (day: LocalDate, view: BoardView): void =>
    onShow({ ...(day === today ? {} : { date: day }), ...(view === 'therapists' ? {} : { by: view }) });
  return (
    <div className={css.controls}>
      <div className={css.day}>
        <IconButton
          icon="chevronLeft"
          label={t({ id: 'board.previous', message: 'Vorige dag' })}
          onClick={() => show(addDays(date, -1), by)}
        />
        <p role="status" className={css.dayName}>
          {fullDay(date, currentLocale())}
        </p>
        <IconButton
          icon="chevronRight"
          label={t({ id: 'board.next', message: 'Volgende dag' })}
          onClick={() => show(addDays(date, 1), by)}
        />
        <Button kind="text" size="small" aria-disabled={date === today} onClick={() => show(today, by)}>
          <Trans id="board.today">Vandaag</Trans>
        </Button>
      </div>
      <div className={css.views}>
        <Segment
          label={t({ id: 'board.by', message: 'Kolommen' })}
          value={by}
          onChange={(value) => show(date, boardViews.find((each) => each === value) ?? by)}
          options={boardViews.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      {board === undefined ? null : <Occupancy board={board} />}
      <LiveState stream={stream} />
    </div>
  );
}

/** Says so when changes of others come late. */
const LiveState = ({ stream }: { stream: StreamState }) => (
  <p role="status" className={css.liveState}>
    {stream === 'down' ? (
      <>
        <Icon name="warning" size={16} />
        <Trans id="board.notLive">Niet live: ververst elke 15 seconden</Trans>
      </>
    ) : null}
  </p>
);

function Occupancy({ board: { occupancyPercent, occupancyByHour } }: { board: DayBoard }) {
  return (
    <p className={css.occupancy}>
      <span className={css.bars} aria-hidden="true">
        {occupancyByHour.map((percent, at) => (
          <span key={at} className={css.bar} style={{ height: `${Math.max(8, percent)}%` }} />
        ))}
      </span>
      <Trans id="board.occupancy">{occupancyPercent} % bezet</Trans>
    </p>
  );
}
