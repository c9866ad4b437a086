import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { reverseByHand } from '@wayline/core/areas/ledger/reverse-entry';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.entries.reverse'], (call) => reverseByHand(call, call.input));
