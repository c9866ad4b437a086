import { connectAccount } from '@wayline/core/areas/accounting/online/connect-account';
import { onlineContracts } from '@wayline/core/areas/accounting/online/online.contract';
import { getEndpointPath } from '@wayline/core/contract/contract';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { onlineAdapter } from './online-adapter';

const NEWS = getEndpointPath(onlineContracts['public.payment-news']);

/** Stripe tells each company's payments to an address of their own, so that it is known whose secret they are signed with. */
export const handler = endpoint(
  onlineContracts['book.payment-account.connect'],
  (call) =>
    connectAccount(call, {
      api_key: call.input.api_key,
      news_url: `${setting('ORIGIN')}${NEWS.replace('{company_id}', call.actor.company_id)}`,
    }),
  { online: onlineAdapter, seal: encryptionAdapter },
);
