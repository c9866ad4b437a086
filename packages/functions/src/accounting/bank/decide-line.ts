import { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import { checkSeesAll } from '@wayline/core/areas/accounting/bank/check-sees-all';
import { decideLine } from '@wayline/core/areas/accounting/bank/decide-line';
import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { endpoint } from '../../kernel/endpoint';
import { ratesAdapter } from '../../trip/pricing/rates-adapter';

export const handler = endpoint(
  bankContracts['book.bank-lines.decide'],
  async (call) => {
    const may = checkSeesAll(call.actor);
    const deps = { ...call.deps, findRate: findRateIn(call.deps.rates) };
    return may.ok ? decideLine({ ...call, deps }, call.input) : may;
  },
  { rates: ratesAdapter },
);
