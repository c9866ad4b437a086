import { type AnnouncementContent, type Announcer, announce, announceAll, type Cause } from '../live/public';
import { ledgerEvents } from './ledger.events';

/** Open pages hear that the books changed, and nothing of what is in them: not everyone who hears it may see them. */
const booksChanged = ({ company_id }: Cause, entity_id: string): AnnouncementContent => ({
  kind: 'ledger_updated',
  channels: [`company.${company_id}`],
  entity_id,
});

const { posted, reversed, period_closed, period_reopened, accounts_changed } = ledgerEvents;
export const ledgerAnnouncers: readonly Announcer[] = [
  ...announceAll({ posted, reversed }, (f) => booksChanged(f, f.id)),
  ...announceAll({ period_closed, period_reopened }, (f) => booksChanged(f, f.month)),
  announce(accounts_changed, (f) => booksChanged(f, 'accounts')),
];
