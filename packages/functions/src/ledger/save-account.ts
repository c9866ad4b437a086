import { saveAccount } from '@wayline/core/areas/ledger/books';
import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.accounts.save'], (call) => saveAccount(call, call.input));
