import { todayHere } from '../../../lib/today';
import { StatusBadge } from '../../../ui/status-badge';
import { getExpiry } from './expiry';

/** Points out a document that is no longer good, or not for long. */
export const ExpiryBadge = ({ expiration }: { expiration: string | undefined }) => {
  const expiry = getExpiry(expiration, todayHere());
  if (!expiry) return null;
  return expiry === 'expired' ? (
    <StatusBadge tone="error">Expired</StatusBadge>
  ) : (
    <StatusBadge tone="warning">Expires within 6 months</StatusBadge>
  );
};
