import { type AnnouncementContent, type Cause, defineAnnounced } from '../live/public';
import { JournalEntryId } from './journal-entry';
import { Month } from './month';

/** Open pages hear that the books changed, and nothing of what is in them: not everyone who hears it may see them. */
const booksChanged = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'ledger_updated',
  channels: [`company.${company_id}`],
  entity_id,
});

export const ledgerEvents = {
  posted: defineAnnounced('ledger.posted', { id: JournalEntryId }, (f) => booksChanged(f, f.id)),
  reversed: defineAnnounced('ledger.reversed', { id: JournalEntryId }, (f) => booksChanged(f, f.id)),
  period_closed: defineAnnounced('ledger.period_closed', { month: Month }, (f) => booksChanged(f, f.month)),
  period_reopened: defineAnnounced('ledger.period_reopened', { month: Month }, (f) => booksChanged(f, f.month)),
  accounts_changed: defineAnnounced('ledger.accounts_changed', {}, (f) => booksChanged(f, 'accounts')),
};
