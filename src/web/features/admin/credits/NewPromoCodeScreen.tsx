import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createPromoCode, readPromoCodesAgain } from '#web/queries/admin/promoCodes.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { PromoCodeEditor } from './PromoCodeEditor.tsx';
import { PromoCodesCrumb } from './PromoCodesCrumb.tsx';
import { newPromoCode, savedPromoCode, sentPromoCode } from './promoCodeValues.ts';

const initial = { values: newPromoCode, version: 0 };

export function NewPromoCodeScreen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <AdminPage
      title={t({ id: 'credit.promo.new', message: 'Kortingscode toevoegen' })}
      crumbs={[<PromoCodesCrumb key="codes" />]}
    >
      <PromoCodeEditor
        initial={initial}
        save={async (values) => {
          const created = await createPromoCode(sentPromoCode(values));
          await readPromoCodesAgain(client);
          await navigate({ to: '/admin/credits/promo-codes/$id', params: { id: created.id }, ignoreBlocker: true });
          return savedPromoCode(created);
        }}
        reload={async () => initial}
      />
    </AdminPage>
  );
}
