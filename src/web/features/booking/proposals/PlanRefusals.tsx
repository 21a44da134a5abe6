import { useLingui } from '@lingui/react/macro';
import type { NotBooked } from '#contract/names.ts';
import { refusalGroups } from '#domain/booking/refusalGroups.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { notBookedSentence } from '#web/i18n/notBookedSentences.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './proposals.css.ts';

export function PlanRefusals({ refused }: { refused: readonly NotBooked[] }) {
  const { i18n } = useLingui();
  return refusalGroups(refused).map((group) => (
    <p key={`${group.xplanId} ${group.reason}`} className={css.refused}>
      <Icon name="warning" className={css.refusedIcon} />
      <span>
        {i18n._(notBookedSentence(group, currentLocale()))}. {i18n._(reasonSentence(group.reason))}
      </span>
    </p>
  ));
}
