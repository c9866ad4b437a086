import { followWhatWasPaid } from '@wayline/core/areas/accounting/statuses/follow-what-was-paid';
import { statusesContracts } from '@wayline/core/areas/accounting/statuses/statuses.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(statusesContracts['trips.traveler-status.follow'], ({ input, ...call }) =>
  followWhatWasPaid(call, input),
);
