import { readShownAccount } from '@wayline/core/areas/accounting/online/connect-account';
import { onlineContracts } from '@wayline/core/areas/accounting/online/online.contract';
import { readUnlistedPayouts } from '@wayline/core/areas/accounting/online/shown-payouts';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(onlineContracts['book.payment-account.get'], async ({ db }) =>
  ok({ account: await readShownAccount(db), unlisted_payouts: await readUnlistedPayouts(db) }),
);
