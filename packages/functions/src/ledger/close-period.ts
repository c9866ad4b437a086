import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { closePeriod } from '@wayline/core/areas/ledger/periods';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.periods.close'], (call) => closePeriod(call, call.input.month));
