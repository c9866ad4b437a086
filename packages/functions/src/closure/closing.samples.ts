import type { closingContracts } from '@wayline/core/areas/closure/account-closure.contract';
import type { SamplesOf } from '../sweeps/samples-of';

/** Taking back what nobody closed changes nothing, and lets the company live for the other samples. */
export const SAMPLES = {
  'users.closing.get': () => ({}),
  'users.closing.set': () => ({ what: 'company', closing: false }),
  'users.exports.create': (p) => ({ password: p.password }),
  'users.exports.get': (p) => ({ export_id: p.dataExport }),
} satisfies SamplesOf<typeof closingContracts>;
