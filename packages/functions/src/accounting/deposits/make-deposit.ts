import { depositsContracts } from '@wayline/core/areas/accounting/deposits/deposits.contract';
import { makeDeposit } from '@wayline/core/areas/accounting/deposits/make-deposit';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(depositsContracts['book.deposit-slips.create'], (call) =>
  makeDeposit(call, call.input),
);
