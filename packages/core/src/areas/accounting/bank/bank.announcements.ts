import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { bankFileEvents, bankLineEvents } from './bank.events';

/** What open pages hear of bank files and their lines: as of a payment, and nobody has to be told. */
const toBank = ({ company_id, id }: Cause & { id: string }): AnnouncementContent => ({
  kind: 'invoice_added_or_updated',
  channels: [`company.${company_id}`],
  notify: [],
  entity_id: id,
});

export const bankAnnouncers: readonly Announcer[] = [
  ...announceAll(bankFileEvents, toBank),
  ...announceAll(bankLineEvents, toBank),
];
