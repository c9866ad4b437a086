import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { readAndLoad } from '@wayline/core/areas/accounting/bank/read-and-load';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bankContracts['book.bank-files.create'], async (call) => {
  const may = checkSeesAll(call.actor);
  return may.ok ? readAndLoad(call, call.input) : may;
});
