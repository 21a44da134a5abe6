import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskCodeForm, StaffQuote } from '#contract/names.ts';
import type { Refused } from '#machines/failureCode.ts';
import { withCode, withCodeAmount, withoutCode, type DeskDraft } from '#domain/booking/deskDraft.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CreditCodeForm } from '../kit/CreditCodeForm.tsx';
import { CreditLine } from '../kit/CreditLine.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import * as css from './Desk.css.ts';

type QuoteCreditsProps = {
  quote: StaffQuote;
  draft: DeskDraft;
  refused: Refused | null;
  isBusy: boolean;
  onChange: (draft: DeskDraft) => void;
};

/** Gift cards and vouchers that pay for what is booked, and what is left to pay then. */
export function QuoteCredits({ quote, draft, refused, isBusy, onChange }: QuoteCreditsProps) {
  const { t } = useLingui();
  const { credits, totalOpen } = quote;
  const rest = formatEuro(totalOpen, currentLocale());
  return (
    <div className={css.section}>
      {credits.length === 0 ? null : (
        <>
          <ul className={css.lines}>
            {draft.codes.slice(0, credits.length).map((code, at) => (
              <li key={code.code} className={css.credit}>
                <div>
                  <CreditLine credit={credits[at]!} />
                </div>
                <IconButton
                  icon="close"
                  label={t({ id: 'admin.credit.remove', message: `Niet met ${credits[at]!.label} betalen` })}
                  onClick={() => onChange(withoutCode(draft, at))}
                />
                {credits[at]!.kind === 'giftCard' && credits[at]!.amount > 0 ? (
                  <PartField code={code} onChange={(amount) => onChange(withCodeAmount(draft, at, amount))} />
                ) : null}
              </li>
            ))}
          </ul>
          <p className={css.total}>
            <Trans id="admin.reservations.open.yes">Nog te betalen</Trans> <span>{rest}</span>
          </p>
        </>
      )}
      <CreditCodeForm refused={refused} isBusy={isBusy} onCode={(code) => onChange(withCode(draft, code))} />
    </div>
  );
}

function PartField({ code: { amount }, onChange }: { code: DeskCodeForm; onChange: (amount: number | null) => void }) {
  const { t } = useLingui();
  return (
    <NumberField
      isCents
      label={t({ id: 'admin.credit.part', message: 'Niet meer dan' })}
      unit={t({ id: 'settings.euro', message: 'euro' })}
      hint={t({ id: 'admin.credit.part.hint', message: 'Leeg: alles wat kan.' })}
      min={1}
      value={amount}
      onChange={(cents) => onChange(cents !== null && cents < 1 ? null : cents)}
    />
  );
}
