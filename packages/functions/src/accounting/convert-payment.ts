import { convertPayment } from '@wayline/core/areas/accounting/credits/convert-payment';
import { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(creditsContracts['book.client-credits.convert'], (call) =>
  convertPayment(call, call.input),
);
