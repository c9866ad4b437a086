import { changeCredit } from '@wayline/core/areas/accounting/credits/change-credit';
import { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(creditsContracts['book.client-credits.update'], (call) =>
  changeCredit(call, call.input),
);
