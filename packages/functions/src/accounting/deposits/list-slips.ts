import { depositsContracts } from '@wayline/core/areas/accounting/deposits/deposits.contract';
import { listSlips } from '@wayline/core/areas/accounting/deposits/list-deposits';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(depositsContracts['book.deposit-slips.list'], async (call) =>
  ok(await listSlips(call, call.input)),
);
