import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { readSuggestions } from '@wayline/core/areas/accounting/bank/read-suggestions';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bankContracts['book.bank-suggestions.list'], async (call) => {
  const may = checkSeesAll(call.actor);
  return may.ok ? readSuggestions(call, call.input.ids) : may;
});
