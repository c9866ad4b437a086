import type { PrintedSlip } from '@wayline/core/areas/accounting/deposits/printed-slip';
import { prefixOf } from '@wayline/core/base/id-shape';
import { italyStatement } from '@wayline/pages/statement/printed-statement.fixture';
import { expect, it } from 'vitest';
import { readPdfText } from '../../../trip/itinerary/pdf/pdf-text.fixture';
import { renderDepositSlip } from './render-deposit-slip';

const checkOf = (n: number): PrintedSlip['checks'][number] => ({
  payment_id: `${prefixOf('payment')}_${String(n).padStart(26, '0')}` as never,
  ...{
    paid_by_name: `Client ${n}`,
    received_on: '2026-11-02',
    confirmation_code: `CHK ${n}`,
    amount: 12_345,
    base: 12_345,
  },
});
const slipOf = (count: number, differs: Partial<PrintedSlip> = {}): PrintedSlip => ({
  ...{ number: 12, day: '2026-11-03', currency: 'USD', amount: 12_345 * count, house: italyStatement().house },
  ...{ account_name: '1010 Client trust', checks: Array.from({ length: count }, (_, n) => checkOf(n + 1)) },
  ...differs,
});

it('prints the day, the account, each check with its number, and what they come to', async () => {
  const text = readPdfText(await renderDepositSlip(slipOf(2)));
  for (const part of [
    ...['Deposit slip', '12', 'November 3, 2026', '1010 Client trust', 'Kestrel Travel LLC'],
    ...['Client 1', 'CHK 1', '$123.45', 'Client 2', 'CHK 2', '2 checks', '$246.90', 'Page 1 of 1'],
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Taken back');
});
it('goes on over pages where it has as many checks as it can, and says what was taken back or bounced', async () => {
  const full = slipOf(60, { taken_back_at: '2026-11-04T10:00:00.000Z' });
  const checks = full.checks.with(0, { ...checkOf(1), bounced_on: '2026-11-05' });
  const text = readPdfText(await renderDepositSlip({ ...full, checks }));
  for (const part of ['Client 60', '60 checks', 'Taken back', 'Sent back by the bank on November 5, 2026', 'Page 2 of'])
    expect(text).toContain(part);
});
