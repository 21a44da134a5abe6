import { Trans, useLingui } from '@lingui/react/macro';
import type { Proposal } from '#contract/names.ts';
import { planChanges, type PlanChange } from '#domain/reservation/planChanges.ts';
import { refusalGroups } from '#domain/reservation/refusalGroups.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { notBookedSentence } from '#web/i18n/notBookedSentences.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './proposals.css.ts';

/** What is different from now, and what would not fit. */
export function PlanChanges({ proposal: { items, notBookedProducts } }: { proposal: Proposal }) {
  const { i18n } = useLingui();
  const persons = useReservationData()?.persons ?? [];
  const changes = planChanges(persons, items);
  const refusals = refusalGroups(notBookedProducts);
  if (changes.length === 0 && refusals.length === 0) {
    return (
      <p className={css.same}>
        <Trans id="proposals.same">Zo staat het nu.</Trans>
      </p>
    );
  }
  return (
    <div className={css.changes}>
      {changes.length === 0 ? null : (
        <>
          <h4 className={css.changesTitle}>
            <Trans id="proposals.changes">Anders dan nu</Trans>
          </h4>
          <ul className={css.changeList}>
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
      {refusals.map((group) => (
        <p key={`${group.xplanId} ${group.reason}`} className={css.refused}>
          <Icon name="warning" />
          <span>
            {i18n._(notBookedSentence(group, currentLocale()))}. {i18n._(reasonSentence(group.reason))}
          </span>
        </p>
      ))}
    </div>
  );
}

function Change({ change: { name: html, guests: numbers, from, to } }: { change: PlanChange }) {
  const name = plainText(html);
  const guests = joinList(numbers, currentLocale());
  if (from === null) {
    return (
      <Trans id="proposals.added">
        {name} voor gast {guests}: om {to}
      </Trans>
    );
  }
  return (
    <Trans id="proposals.moved">
      {name} voor gast {guests}: {from} wordt {to}
    </Trans>
  );
}
