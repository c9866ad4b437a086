import { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import { takeBackCredit } from '@wayline/core/areas/accounting/credits/take-back-credit';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(creditsContracts['book.client-credits.delete'], (call) =>
  takeBackCredit(call, call.input.id),
);
