import { ledgerContracts } from '@wayline/core/areas/accounting/ledger/ledger.contract';
import { closePeriod } from '@wayline/core/areas/accounting/ledger/periods';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.periods.close'], (call) => closePeriod(call, call.input.month));
