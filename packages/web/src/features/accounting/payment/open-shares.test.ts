import { expect, it } from 'vitest';
import { CLIENT, inDays, issuedInvoice, OTHER_CLIENT, wholeInvoice } from '../an-invoice.fixture';
import { listOpenShares } from './open-shares';

const share = (differs: object) => ({
  ...{ payer_id: 'p1', client_id: CLIENT, name: 'Ada Price', amount: 310_825, at_supplier: 0 },
  ...{ cells: [62_165, 248_660], received: 0 },
  ...differs,
});
const owedOf = (whole: Parameters<typeof listOpenShares>[0], client?: Parameters<typeof listOpenShares>[1]) =>
  listOpenShares(whole, client).map(({ name, owed, next, due_day }) => ({ name, owed, next, due_day }));

it('says what is owed, and what of it is asked for next', () => {
  expect(owedOf(issuedInvoice())).toEqual([{ name: 'Ada Price', owed: 310_825, next: 62_165, due_day: inDays(6) }]);
});
it('counts what came for the first payments first', () => {
  expect(owedOf(issuedInvoice({ shares: [share({ received: 100_000 })] }))).toEqual([
    { name: 'Ada Price', owed: 210_825, next: 210_825, due_day: inDays(30) },
  ]);
  expect(owedOf(issuedInvoice({ shares: [share({ received: 310_825 })] }))).toEqual([]);
});
it('tells those who pay apart, by who they are now', () => {
  const whole = issuedInvoice({
    shares: [
      share({ amount: 155_413, cells: [31_083, 124_330] }),
      share({ payer_id: 'p2', name: 'Bo Price', amount: 155_412, cells: [31_082, 124_330] }),
    ],
    client_ids: [CLIENT, OTHER_CLIENT],
  });
  expect(owedOf(whole, OTHER_CLIENT)).toEqual([{ name: 'Bo Price', owed: 155_412, next: 31_082, due_day: inDays(6) }]);
});
it('leaves out what they pay at a supplier, and drafts', () => {
  const mine = share({ amount: 10_825, at_supplier: 300_000, cells: [2_165, 8_660] });
  expect(owedOf(issuedInvoice({ at_supplier: 300_000, shares: [mine] }))).toEqual([
    { name: 'Ada Price', owed: 10_825, next: 2_165, due_day: inDays(6) },
  ]);
  const nothing = share({ amount: 0, at_supplier: 310_825, cells: [0, 0] });
  expect(owedOf(issuedInvoice({ at_supplier: 310_825, shares: [nothing] }))).toEqual([]);
  expect(owedOf(wholeInvoice())).toEqual([]);
});
