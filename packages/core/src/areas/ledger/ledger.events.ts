import { defineEvent, defineEvents } from '../../store/domain-event';
import { JournalEntryId } from './journal-entry';
import { Month } from './month';

export const ledgerEvents = {
  ...defineEvents('ledger', { id: JournalEntryId }, ['posted', 'reversed']),
  ...defineEvents('ledger', { month: Month }, ['period_closed', 'period_reopened'], ({ month }) => month),
  accounts_changed: defineEvent('ledger.accounts_changed', {}),
};
