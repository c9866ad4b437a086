import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { reverseByHand } from '@wayline/core/areas/ledger/reverse-entry';
import { DIMENSION_TARGETS } from '@wayline/core/dimension-targets';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.entries.reverse'], (call) =>
  reverseByHand(call, call.input, DIMENSION_TARGETS),
);
