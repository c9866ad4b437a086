import { disconnectAccount } from '@wayline/core/areas/accounting/online/connect-account';
import { onlineContracts } from '@wayline/core/areas/accounting/online/online.contract';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { onlineAdapter } from './online-adapter';

export const handler = endpoint(onlineContracts['book.payment-account.disconnect'], disconnectAccount, {
  online: onlineAdapter,
  seal: encryptionAdapter,
});
