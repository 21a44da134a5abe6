import { Navigate } from '@tanstack/react-router';
import { usePermission } from '../kit/usePermission.ts';
import { GiftCardsScreen } from './GiftCardsScreen.tsx';

/** Who may not read money has promo codes alone. */
export function CreditsScreen() {
  const mayRead = usePermission('read_money');
  return mayRead ? <GiftCardsScreen /> : <Navigate to="/admin/credits/promo-codes" replace />;
}
