import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { creditEvents } from './credit.events';
import type { CreditId } from './credit-id';

/** What open pages hear of credit: as of a payment, and nobody has to be told. */
const toCredit = ({ company_id, id }: Cause & { id: CreditId }): AnnouncementContent => ({
  kind: 'invoice_added_or_updated',
  channels: [`company.${company_id}`],
  notify: [],
  entity_id: id,
});

export const creditAnnouncers: readonly Announcer[] = announceAll(creditEvents, toCredit);
