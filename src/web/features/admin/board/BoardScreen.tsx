import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isChoosing as isChoosingBlockedTime } from '#machines/blockedTime/blockedTime.selectors.ts';
import { isChoosing as isChoosingSwap } from '#machines/boardSwap/boardSwap.selectors.ts';
import { isChoosing } from '#machines/boardMove/boardMove.selectors.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { boardWithWaiting } from '#domain/booking/waitingOverlay.ts';
import { useWaitingArrivals } from '#web/actors/WaitingArrivalsContext.tsx';
import { dayBoardQuery } from '#web/queries/admin/dayBoard.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { FirstSteps } from '../firstSteps/FirstSteps.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { NewReservationLink } from '../kit/NewReservationLink.tsx';
import { StaleNote } from '../kit/StaleNote.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { SellButton } from '../sale/SellButton.tsx';
import { Arrivals } from './Arrivals.tsx';
import { BlockedTimeDialog } from './BlockedTimeDialog.tsx';
import { BlockTimeButton } from './BlockTimeButton.tsx';
import * as css from './Board.css.ts';
import { BoardControls } from './BoardControls.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { ArrivalPanel } from '../arrival/ArrivalPanel.tsx';
import { useArrival } from '../kit/guests/useArrival.ts';
import { useCamera } from '../arrival/useCamera.ts';
import { BookingPanel, type OpenBooking } from './BookingPanel.tsx';
import type { BoardSearch } from './boardSearch.ts';
import { BoardDrag } from './BoardDrag.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { UndoBars } from './UndoBars.tsx';
import { useBlockedTime } from './useBlockedTime.ts';
import { SwapDialog } from './SwapDialog.tsx';
import { useBoardSwap } from './useBoardSwap.ts';
import { useBoardMove } from './useBoardMove.ts';
import { useDayStream } from './useDayStream.ts';

type BoardScreenProps = { search: BoardSearch; onSearch: (search: BoardSearch) => void };

export function BoardScreen(props: BoardScreenProps) {
  return usePermission('read_guests') ? <DayOnBoard {...props} /> : <Navigate to="/admin/products" replace />;
}

function DayOnBoard({ search, onSearch }: BoardScreenProps) {
  const { t } = useLingui();
  const { today } = useConfig();
  const { date = today, by = 'therapists' } = search;
  const stream = useDayStream(date);
  const { data, error, dataUpdatedAt, refetch } = useQuery(dayBoardQuery(date, by, stream === 'live'));
  const waiting = useWaitingArrivals();
  const board = data === undefined ? undefined : boardWithWaiting(data, waiting);
  const mayRepair = usePermission('change_reservations');
  const [open, setOpen] = useState<OpenBooking | null>(null);
  const actor = useBoardMove();
  const isMoving = useSelector(actor, isChoosing);
  const swaps = useBoardSwap();
  const isSwapping = useSelector(swaps, isChoosingSwap);
  const blockedTimes = useBlockedTime();
  const isBlocking = useSelector(blockedTimes, isChoosingBlockedTime);
  const arrival = useArrival();
  const camera = useCamera((text) => arrival.send({ type: 'code.scanned', text }));
  const movedItemId = useSelector(actor, ({ context }) => context.item?.itemId ?? null);
  const show = (next: BoardSearch): void => {
    setOpen(null);
    onSearch(next);
  };
  return (
    <AdminPage
      title={t({ id: 'admin.board', message: 'Dagbord' })}
      actions={
        <>
          {mayRepair && date >= today ? (
            <Link to="/admin/disruption" search={{ date }} className={buttonClass({ kind: 'outline', size: 'small' })}>
              <Trans id="repairs.title">Uitval</Trans>
            </Link>
          ) : null}
          {board === undefined ? null : <BlockTimeButton actor={blockedTimes} board={board} readAt={dataUpdatedAt} />}
          <SellButton />
          <NewReservationLink date={date}>
            <Trans id="board.walkIn">Walk-in</Trans>
          </NewReservationLink>
        </>
      }
    >
      <FirstSteps />
      <BoardControls date={date} by={by} today={board?.now.date ?? today} board={board} stream={stream} onShow={show} />
      {board !== undefined ? (
        <StaleNote error={error} readAt={dataUpdatedAt} />
      ) : error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {board === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <div className={css.columns}>
          <Arrivals key={board.date} board={board} onOpen={setOpen} arrival={arrival} camera={camera} />
          {board.lanes.length === 0 && board.unassigned.length === 0 ? (
            <p className={css.empty}>
              <Trans id="board.empty">Op deze dag is hier niets te zien.</Trans>
            </p>
          ) : (
            <BoardDrag board={board} actor={actor} sendBlockedTime={blockedTimes.send}>
              <BoardGrid
                board={board}
                readAt={dataUpdatedAt}
                movedItemId={movedItemId}
                onOpen={setOpen}
                sendBlockedTime={blockedTimes.send}
              />
            </BoardDrag>
          )}
        </div>
      )}
      {open !== null && board !== undefined ? (
        <BookingPanel
          open={open}
          board={board}
          onClose={() => setOpen(null)}
          onGuests={(reservationId) => {
            setOpen(null);
            arrival.send({ type: 'reservation.chosen', reservationId });
          }}
          onMove={(item) => {
            setOpen(null);
            actor.send({ type: 'item.chosen', item, target: { startTime: item.startTime, resourceIds: [] } });
          }}
          onSwap={(item) => {
            setOpen(null);
            swaps.send({ type: 'item.chosen', item });
          }}
        />
      ) : null}
      {isMoving && board !== undefined ? <MoveDialog actor={actor} board={board} /> : null}
      {isBlocking && board !== undefined ? <BlockedTimeDialog actor={blockedTimes} board={board} /> : null}
      {isSwapping && board !== undefined ? <SwapDialog actor={swaps} board={board} /> : null}
      <ArrivalPanel actor={arrival} date={date} />
      <UndoBars moves={actor} swaps={swaps} blockedTimes={blockedTimes} arrival={arrival} />
    </AdminPage>
  );
}
