import { depositsContracts } from '@wayline/core/areas/accounting/deposits/deposits.contract';
import { takeBackDeposit } from '@wayline/core/areas/accounting/deposits/make-deposit';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(depositsContracts['book.deposit-slips.delete'], (call) =>
  takeBackDeposit(call, call.input),
);
