import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DisruptedItem, RepairMove } from '#contract/names.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import * as css from './Repairs.css.ts';

type DisruptedLineProps = {
  item: DisruptedItem;
  move?: RepairMove | undefined;
  isChosen?: boolean;
  nameOf?: (resourceId: string) => string;
  onToggle?: () => void;
};

/** The reservation's page is where a guest is called, cancelled or paid back. */
export function DisruptedLine({ item, move, isChosen = false, nameOf, onToggle }: DisruptedLineProps) {
  const { t } = useLingui();
  const { reservationId, name, number, itemName, startTime } = item;
  const time = move?.startTime ?? '';
  const place = move && nameOf ? move.resourceIds.map(nameOf).join(', ') : '';
  return (
    <li className={css.item}>
      <p className={css.facts}>
        <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={linkClass}>
          {name || number}
        </Link>
        <span>{[startTime, itemName].filter(Boolean).join(' ')}</span>
      </p>
      {move ? (
        <Checkbox
          label={
            move.startTime === move.fromTime
              ? t({ id: 'repairs.move.same', message: `Zelfde tijd, ${time}: ${place}` })
              : t({ id: 'repairs.move.other', message: `Naar ${time}: ${place}` })
          }
          checked={isChosen}
          onChange={onToggle}
        />
      ) : (
        <p className={css.muted}>
          <Trans id="repairs.noPlace">Nog geen plaats: bel de gast, of annuleer bij de reservering.</Trans>
        </p>
      )}
    </li>
  );
}
