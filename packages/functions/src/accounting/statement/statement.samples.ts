import type { statementContracts } from '@wayline/core/areas/accounting/statement/statement.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.client-statement.get': (p) => ({ client_id: p.client, from: '2026-01-01', to: '2031-12-31', currency: 'USD' }),
  'book.client-statement.pdf': (p) => ({ client_id: p.client, language: 'es' as const }),
} satisfies SamplesOf<typeof statementContracts>;
