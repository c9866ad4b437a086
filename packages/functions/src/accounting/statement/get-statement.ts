import { readClientStatement } from '@wayline/core/areas/accounting/statement/read-client-statement';
import { statementContracts } from '@wayline/core/areas/accounting/statement/statement.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(statementContracts['book.client-statement.get'], async (call) => {
  const read = await readClientStatement(call, call.input);
  return read.ok ? ok(read.value.statement) : read;
});
