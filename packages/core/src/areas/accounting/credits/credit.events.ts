import { defineEvents } from '../../../store/domain-event';
import { ClientId } from '../../clients/public-schemas';
import { CreditId } from './credit-id';

/** What happens to the credit of a client is told in its own history; what it does to a payment is told there. */
export const creditEvents = defineEvents(
  'credit',
  { id: CreditId, client_id: ClientId },
  ['converted', 'granted', 'spent', 'given_back', 'changed', 'expired', 'revived', 'taken_back'],
  ({ id }) => [id],
);
