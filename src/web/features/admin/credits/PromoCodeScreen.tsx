import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PromoCode } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import {
  promoCodeQuery,
  readPromoCode,
  readPromoCodesAgain,
  removePromoCode,
  savePromoCode,
} from '#web/queries/admin/promoCodes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { PromoCodeEditor } from './PromoCodeEditor.tsx';
import { PromoCodesCrumb } from './PromoCodesCrumb.tsx';
import { savedPromoCode, sentPromoCode } from './promoCodeValues.ts';
import { usePromoCodeLabels } from './usePromoCodeLabels.ts';

export function PromoCodeScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const labels = usePromoCodeLabels();
  const { data, error, refetch } = useQuery(promoCodeQuery(id));
  const used = data?.used ?? 0;
  return (
    <AdminPage
      title={data?.code ?? t({ id: 'admin.kind.promoCode', message: 'Kortingscode' })}
      crumbs={[<PromoCodesCrumb key="codes" />]}
      lead={data && <Trans id="credit.promo.usedTimes">Tot nu toe gebruikt: {used}</Trans>}
      actions={data && <RemovePromoCode code={data} />}
    >
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <>
          <ChangePromoCode code={data} />
          <AuditTimeline object={`promoCode:${id}`} labels={labels} />
        </>
      )}
    </AdminPage>
  );
}

function ChangePromoCode({ code }: { code: PromoCode }) {
  const client = useQueryClient();
  return (
    <PromoCodeEditor
      initial={savedPromoCode(code)}
      save={async (values, version) => {
        const saved = await savePromoCode(code.id, { ...sentPromoCode(values), version });
        await readPromoCodesAgain(client);
        return savedPromoCode(saved);
      }}
      reload={async () => savedPromoCode(await readPromoCode(code.id))}
    />
  );
}

function RemovePromoCode({ code: { id, code } }: { code: PromoCode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const removed = t({ id: 'credit.promo.removed', message: 'Kortingscode verwijderd' });
  return (
    <>
      <Button kind="outline" size="small" icon={<Icon name="trash" />} onClick={() => setOpen(true)}>
        <Trans id="credit.promo.remove">Kortingscode verwijderen</Trans>
      </Button>
      <DangerDialog
        open={isOpen}
        title={t({ id: 'credit.promo.remove.title', message: 'Kortingscode verwijderen?' })}
        typed={code}
        action={t({ id: 'credit.promo.remove', message: 'Kortingscode verwijderen' })}
        onConfirm={async () => {
          await removePromoCode(id);
          await navigate({ to: '/admin/credits/promo-codes', ignoreBlocker: true });
          await readPromoCodesAgain(client);
          toastSuccess(removed);
        }}
        onClose={() => setOpen(false)}
      >
        <p>
          <Trans id="credit.promo.remove.text">
            Een code die al gebruikt is, blijft bestaan. Zet hem dan op ‘uit’.
          </Trans>
        </p>
      </DangerDialog>
    </>
  );
}
