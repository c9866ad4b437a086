import type { FeatureFlag } from './feature-flags';

/** A flag that nothing asks for: the area that is to ask for it, or why none will, and what it would switch there. */
type Reserved = { area: string; reason: string };

/**
 * The feature flags that no operation asks for. Every other flag is asked for by a contract; a test fails when a flag is neither. Source:
 * G-045, G-135.
 */
export const RESERVED_FLAGS: Readonly<Partial<Record<FeatureFlag, Reserved>>> = {
  'text message': { area: 'Messaging', reason: 'Text messages to clients.' },
  'text message list view': { area: 'Messaging', reason: 'The list of text messages that were sent.' },
  'daily summary email': {
    area: 'Reports',
    reason: 'A summary of the day’s sales. News once a day is a choice of each user and asks for no flag.',
  },
  'auto-send reminders': { area: 'Automated messages', reason: 'Reminders that are sent by rule, without being set.' },
  enablePaymentVersion: { area: 'Payments', reason: 'The version of the payment pages.' },
  'invoice pay-now': { area: 'Invoices', reason: 'A button on invoices by which a client pays at once.' },
  'booking proposal flow': { area: 'Proposals', reason: 'Proposals that a client books from.' },
  'commission reconciliation': { area: 'Commissions', reason: 'Matching expected commission with what arrived.' },
  'two-step authentication': {
    area: 'Open to everyone',
    reason: 'A second factor protects whoever wants one; no company has to be given it first.',
  },
  'multi-price library reservations': { area: 'Library', reason: 'Several prices for one booking of the library.' },
};
