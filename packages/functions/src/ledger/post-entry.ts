import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { postByHand } from '@wayline/core/areas/ledger/post-entry';
import { DIMENSION_TARGETS } from '@wayline/core/dimension-targets';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.entries.create'], (call) =>
  postByHand(call, call.input, DIMENSION_TARGETS),
);
