import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { BANK_LINE_INDEX } from '@wayline/core/areas/accounting/bank/bank-line-search.index';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bankContracts['book.bank-lines.list'], async ({ input, db, actor }) => {
  const may = checkSeesAll(actor);
  if (!may.ok) return may;
  const { rows, ...page } = await searchList(db, BANK_LINE_INDEX, input);
  return ok({ lines: rows, ...page });
});
