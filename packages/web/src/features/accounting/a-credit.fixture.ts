import { CLIENT } from './an-invoice.fixture';
import type { ClientCredit } from './credit/credit-queries';

export const CREDIT = `client_credit_${'9'.repeat(26)}` as ClientCredit['id'];
const USER = `usr_${'5'.repeat(26)}` as ClientCredit['created_by'];

/** Credit of a client, given out of goodwill, of which something is spent. */
export const clientCredit = (differs: Partial<ClientCredit> = {}): ClientCredit => ({
  ...{ id: CREDIT, kind: 'granted', client_id: CLIENT, client: { id: CLIENT, name: 'Ada Price', acc_no: 'C-1001' } },
  ...{ currency: 'USD', amount: 50_000, books: 'USD', base_amount: 50_000, reason: 'The late transfer' },
  ...{ credited_on: '2031-01-01', spent: [], expired: [], state: 'available', left_amount: 18_000 },
  ...{ created_by: USER, created_by_name: 'Marta Lindqvist' },
  ...{ created_at: '2031-01-01T00:00:00.000Z', updated_at: '2031-01-01T00:00:00.000Z', version: 1 },
  ...differs,
});

export const CREDITS = 'GET /services/book/api/v3/client_credit_points';
export const GIVE_CREDIT = 'POST /services/book/api/v3/client_credits';
export const ONE_CREDIT = `/services/book/api/v3/client_credits/${CREDIT}`;
