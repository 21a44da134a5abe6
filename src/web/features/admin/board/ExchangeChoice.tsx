import { Trans, useLingui } from '@lingui/react/macro';
import type { Exchange } from '#machines/boardSwap/boardSwap.types.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import * as css from './Board.css.ts';

type ExchangeChoiceProps = { exchange: readonly Exchange[]; onChange: (exchange: Exchange[]) => void };

const all: readonly Exchange[] = ['times', 'therapists', 'rooms'];

export function ExchangeChoice({ exchange, onChange }: ExchangeChoiceProps) {
  const { t } = useLingui();
  const words: Record<Exchange, string> = {
    times: t({ id: 'board.swap.times', message: 'Tijden' }),
    therapists: t({ id: 'board.therapists', message: 'Therapeuten' }),
    rooms: t({ id: 'board.rooms', message: 'Ruimtes' }),
  };
  return (
    <fieldset className={css.exchange}>
      <legend>
        <Trans id="board.swap.what">Wat wisselt</Trans>
      </legend>
      {all.map((each) => (
        <Checkbox
          key={each}
          label={words[each]}
          checked={exchange.includes(each)}
          onChange={({ target }) =>
            onChange(all.filter((one) => (one === each ? target.checked : exchange.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
