import type { Tone } from '../../../ui/status-badge';
import type { Payment } from '../payment-queries';

type Dispute = Payment['disputes'][number];
/** How a dispute stands, and what that asks for. Source: V11. */
export const DISPUTE_WORDS: Readonly<Record<Dispute['state'], { label: string; tone: Tone; text: string }>> = {
  inquiry: {
    ...{ label: 'Inquiry', tone: 'warning' },
    text: 'The bank asks about this payment. No money was taken yet. Answer it in Stripe.',
  },
  needs_response: {
    ...{ label: 'Disputed', tone: 'error' },
    text: 'Stripe holds the money until the bank has decided. Answer it in Stripe with what shows that the client agreed.',
  },
  under_review: {
    ...{ label: 'Disputed', tone: 'warning' },
    text: 'You’ve answered. Stripe holds the money until the bank has decided, which can take months.',
  },
  won: { label: 'Dispute won', tone: 'success', text: 'The bank decided for you, and the money is back.' },
  lost: {
    ...{ label: 'Dispute lost', tone: 'neutral' },
    text: 'The client got the money back, so what it was applied to is owed again.',
  },
  closed: { label: 'Inquiry closed', tone: 'neutral', text: 'The bank asks about it no more. No money was taken.' },
};

/** Why a client disputes a payment, as a person reads it. */
export const describeReason = (reason: string): string => {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
