import { statusesContracts } from '@wayline/core/areas/accounting/statuses/statuses.contract';
import { readTravelerMoney } from '@wayline/core/areas/accounting/statuses/traveler-money';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(statusesContracts['trips.traveler-money.get'], async ({ input, db }) => {
  const travelers = await readTravelerMoney(db, input.id);
  return travelers ? ok({ travelers }) : refuse('record.missing');
});
