import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import type { Tone } from '../../../ui/status-badge';
import type { ClientCredit } from './credit-queries';

export const CREDIT_STATE_WORDS: Readonly<Record<ClientCredit['state'], { label: string; tone: Tone }>> = {
  available: { label: 'Available', tone: 'success' },
  spent: { label: 'Spent', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'warning' },
};

/** Until when a credit can be spent. */
export const describeExpiry = ({ expires_on, state }: Pick<ClientCredit, 'expires_on' | 'state'>): string => {
  if (!expires_on) return 'Never expires';
  return state === 'expired' ? `Expired after ${formatDate(expires_on)}` : `Expires after ${formatDate(expires_on)}`;
};

/** Where a credit comes from: why it was given, or which payment it was a part of. */
export const describeOrigin = ({ reason, received_on }: Pick<ClientCredit, 'reason' | 'received_on'>): string =>
  reason ?? (received_on ? `Payment of ${formatDate(received_on)}` : 'Payment');

/** A credit in a list to choose from: what is left of it, where it comes from, and until when. */
export const describeSpendable = (credit: ClientCredit): string => {
  const left = formatMoney({ minor: credit.left_amount, currency: credit.currency });
  const end = credit.expires_on ? ` · until ${formatDate(credit.expires_on)}` : '';
  return `${left} left · ${describeOrigin(credit)}${end}`;
};
