import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { depositEvents } from './deposit.events';
import type { DepositSlipId } from './deposit-slip-id';

/** What open pages hear of a deposit slip: as of the payments on it, and nobody has to be told. */
const toDeposit = ({ company_id, id }: Cause & { id: DepositSlipId }): AnnouncementContent => ({
  kind: 'invoice_added_or_updated',
  channels: [`company.${company_id}`],
  notify: [],
  entity_id: id,
});

export const depositAnnouncers: readonly Announcer[] = announceAll(depositEvents, toDeposit);
