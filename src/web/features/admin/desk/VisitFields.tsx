import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import { Counter } from '#web/ui/Counter.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import * as css from './Desk.css.ts';

const most = 50;

type VisitFieldsProps = { draft: DeskDraft; onChange: (draft: DeskDraft) => void };

export function VisitFields({ draft, onChange }: VisitFieldsProps) {
  const { t } = useLingui();
  const { personCount, date, startTime, endTime, needsTimes } = draft;
  return (
    <section className={card} aria-labelledby="desk-visit">
      <div className={css.section}>
        <h2 id="desk-visit">
          <Trans id="admin.desk.visit">Bezoek</Trans>
        </h2>
        <div className={css.fields}>
          <Counter
            label={<Trans id="admin.desk.persons">Personen</Trans>}
            value={personCount}
            min={1}
            max={most}
            text={String(personCount)}
            lessLabel={t({ id: 'admin.desk.less', message: 'Een persoon minder' })}
            moreLabel={t({ id: 'admin.desk.more', message: 'Een persoon meer' })}
            onChange={(value) => onChange({ ...draft, personCount: value })}
          />
          <TextField
            type="date"
            label={<Trans id="admin.desk.date">Dag</Trans>}
            value={date}
            onChange={(event) => onChange({ ...draft, date: event.target.value || date })}
          />
          {needsTimes ? (
            <>
              <TextField
                type="time"
                step={300}
                label={<Trans id="admin.desk.arrival">Aankomst</Trans>}
                value={startTime}
                onChange={(event) => onChange({ ...draft, startTime: event.target.value })}
              />
              <TextField
                type="time"
                step={300}
                label={<Trans id="admin.desk.departure">Vertrek</Trans>}
                value={endTime}
                onChange={(event) => onChange({ ...draft, endTime: event.target.value })}
              />
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}
