import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { listBankFiles } from '@wayline/core/areas/accounting/bank/list-bank-files';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bankContracts['book.bank-files.list'], async (call) => {
  const may = checkSeesAll(call.actor);
  return may.ok ? listBankFiles(call) : may;
});
