import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { takeBackFile } from '@wayline/core/areas/accounting/bank/take-back-file';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bankContracts['book.bank-files.delete'], async (call) => {
  const may = checkSeesAll(call.actor);
  return may.ok ? takeBackFile({ ...call, request_id: call.request.id }, call.input.id) : may;
});
