import { ledgerContracts } from '@wayline/core/areas/accounting/ledger/ledger.contract';
import { reopenPeriod } from '@wayline/core/areas/accounting/ledger/periods';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.periods.reopen'], (call) => reopenPeriod(call, call.input));
