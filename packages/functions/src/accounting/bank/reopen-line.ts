import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { reopenLine } from '@wayline/core/areas/accounting/bank/reopen-line';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bankContracts['book.bank-lines.reopen'], async (call) => {
  const may = checkSeesAll(call.actor);
  return may.ok ? reopenLine(call, call.input) : may;
});
