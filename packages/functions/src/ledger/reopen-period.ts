import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { reopenPeriod } from '@wayline/core/areas/ledger/periods';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.periods.reopen'], (call) => reopenPeriod(call, call.input));
