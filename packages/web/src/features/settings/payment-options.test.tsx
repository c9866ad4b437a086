import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSetting, press } from './open-setting.fixture';
import { PaymentOptionsPage } from './pages/payment-options-page';

const [ONLINE, FEES] = ['Online, through your Stripe account', 'Add a fee for paying online'] as const;
describe('the ways to pay', () => {
  const openOptions = async (kept: object = {}) => {
    const page = openSetting('payment_options', <PaymentOptionsPage />, { kept });
    await screen.findByRole('checkbox', { name: 'Check' });
    return page;
  };
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const click = (name: string) => userEvent.click(tick(name));
  const isOnline = () => screen.queryByRole('group', { name: 'Clients can pay online by' }) !== null;
  const BANK = 'US bank account, for invoices in dollars';

  it('R-SHELL-053 are online ones too, by card and bank account, until somebody takes that away', async () => {
    const page = await openOptions();
    expect([ONLINE, 'Card', BANK, FEES].map((name) => tick(name).checked)).toEqual([true, true, true, false]);
    expect(screen.queryByText(/coming soon/)).toBeNull();
    await click(ONLINE);
    expect(isOnline()).toBe(false);
    await press('Save');
    await waitFor(() => expect(page.saved()).toMatchObject([{ methods: ['bank_transfer', 'check'] }]));
    await click(ONLINE);
    expect(isOnline()).toBe(true);
  });
  it('R-SHELL-292 cost a fee once that is chosen, of so much each', async () => {
    const page = await openOptions();
    expect(screen.queryByLabelText('Card fee')).toBeNull();
    await click(FEES);
    const fee = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    expect([fee('Card fee').value, fee('Bank account fee').value]).toEqual(['3.4', '0.5']);
    await userEvent.clear(fee('Card fee'));
    await userEvent.type(fee('Card fee'), '2.9');
    await click(BANK);
    await press('Save');
    await waitFor(() =>
      expect(page.saved()).toMatchObject([
        { online_methods: ['card'], charges_fees: true, card_fee: '2.9', bank_fee: '0.5' },
      ]),
    );
  });
  it('are shown as they were saved', async () => {
    await openOptions({
      methods: ['strip_online_payment'],
      online_methods: ['bank'],
      charges_fees: true,
      bank_fee: '1',
    });
    expect([ONLINE, 'Check', 'Card', BANK, FEES].map((name) => tick(name).checked)).toEqual([
      ...[true, false, false, true, true],
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Bank account fee').value).toBe('1');
  });
  it.each([
    ['online_methods', 'Please keep at least one way to pay online.', ONLINE],
    ['card_fee', 'At most 10 percent.', FEES],
    ['bank_fee', 'At most 10 percent.', ONLINE],
  ])('show a fault of %s, also where it isn’t asked for any more', async (path, message, hidden) => {
    const wrong = { code: 'request.invalid', title: '', message: 'Please check.', request_id: 'r' };
    openSetting('payment_options', <PaymentOptionsPage />, {
      kept: { charges_fees: true },
      answers: {
        'PUT /services/users/api/v1/settings/payment_options': {
          ...{ status: 400, json: { error: { ...wrong, issues: [{ path, message }] } } },
        },
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: hidden }));
    expect(screen.queryByText(message)).toBeNull();
    await press('Save');
    await screen.findByText(message);
    await press('Discard changes');
    expect(screen.queryByText(message)).toBeNull();
  });
  it('V03 say in which bank account Stripe’s payouts arrive, to who sees the books', async () => {
    const account = (code: string, name: string) => ({ code, name, kind: 'asset', memo: false, needs: ['bank'] });
    const accounts = [
      account('1000', 'Operating bank'),
      account('1010', 'Client money bank'),
      account('1030', 'Stripe'),
    ];
    const page = openSetting('payment_options', <PaymentOptionsPage />, {
      answers: { 'GET /services/book/api/v1/ledger/accounts': { json: { currency: 'USD', accounts } } },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>('Payouts arrive in');
    expect([...field.options].map(({ text }) => text)).toEqual(['1000 Operating bank', '1010 Client money bank']);
    expect(field.value).toBe('1000');
    await userEvent.selectOptions(field, '1010');
    await press('Save');
    await waitFor(() => expect(page.saved()).toMatchObject([{ payouts_to: '1010' }]));
  });
});
