import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/fake-fetch';
import { openSetting, press } from './open-setting.fixture';
import { PaymentCollectionPage } from './pages/payment-collection-page';
import type { PaymentAccount, UnlistedPayout } from './payment-account-query';

const AT = '/services/book/api/v1/payment_account';
const ACCOUNT: PaymentAccount = {
  ...{ provider: 'stripe', name: 'Kestrel Travel', is_live: true, key_ends: '4242' },
  ...{ connected_by_name: 'Marta Lindqvist', connected_at: '2026-11-28T10:00:00.000Z' },
};
const [GET, CONNECT, DISCONNECT] = [`GET ${AT}`, `POST ${AT}`, `DELETE ${AT}`];
/** The page, with a server that keeps an account, or none, and first refuses as often as it is told to. */
const openCollection = (
  first?: PaymentAccount,
  refusals: ReturnType<typeof refusal>[] = [],
  unlisted_payouts: UnlistedPayout[] = [],
) => {
  let account = first;
  const waiting = [...refusals];
  const become = (next: PaymentAccount | undefined, json: () => unknown) => () => {
    const no = waiting.shift();
    if (!no) account = next;
    return no ?? { json: json() };
  };
  const page = openSetting('paymentcollection', <PaymentCollectionPage />, {
    answers: {
      [GET]: () => ({ json: { account, unlisted_payouts } }),
      [CONNECT]: become(ACCOUNT, () => ({ account })),
      [DISCONNECT]: become(undefined, () => ({ status: 'success' })),
    },
  });
  const changeElsewhere = (to: PaymentAccount | undefined) => {
    account = to;
  };
  return { ...page, changeElsewhere };
};
const findKey = () => screen.findByLabelText<HTMLInputElement>(/^Secret or restricted key/);
const connectBy = async (key: string) => {
  const field = await findKey();
  await userEvent.clear(field);
  await userEvent.type(field, key);
  await press('Connect Stripe');
};
const disconnect = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  question.getByText('Clients can’t pay online until you connect an account again. Payments that came in stay.');
  await userEvent.click(question.getByRole('button', { name }));
};

describe('the account that clients pay into online', () => {
  it('says what its key can’t read, and which payouts were made by hand', async () => {
    const payout: UnlistedPayout = {
      ...{ id: 'po_1', state: 'paid', currency: 'USD', amount: 97_070, ours: 0, is_listed: false },
      arrives_on: '2031-04-12',
    };
    openCollection({ ...ACCOUNT, limited_at: '2026-11-29T10:00:00.000Z' }, [], [payout]);
    await screen.findByText(/^This key can’t read what Stripe keeps/);
    screen.getByText('04/12/2031 · $970.70 · po_1');
  });
  it('says that Stripe doesn’t accept its key any more, and takes another one', async () => {
    openCollection({ ...ACCOUNT, refused_at: '2026-11-29T10:00:00.000Z' });
    await screen.findByText('Key not accepted');
    screen.getByText(/^Stripe hasn’t accepted this key since 11\/29\/2026/);
    await userEvent.type(await findKey(), 'sk_test_new_key');
    await press('Replace key');
    await screen.findByText('Connected');
    await userEvent.click(screen.getByRole('button', { name: 'Replace key…' }));
    expect((await findKey()).value).toBe('');
  });
  it('R-SHELL-053 is connected by a key, which is refused where it stands and shown no more once it is taken', async () => {
    const wrong = 'Enter a secret key, which starts with sk_, or a restricted key, which starts with rk_.';
    const refused = 'Stripe doesn’t accept this key. Copy a secret or restricted key from your Stripe dashboard.';
    const atField = {
      ...{ code: 'request.invalid', title: '', message: 'Please check the form.', request_id: 'req-1' },
      issues: [{ path: 'api_key', message: wrong }],
    };
    const page = openCollection(undefined, [
      { status: 400, json: { error: atField } },
      refusal(400, 'online.key_refused', refused),
    ]);
    await connectBy('pk_live_1');
    await screen.findByText(wrong);
    expect((await findKey()).getAttribute('aria-invalid')).toBe('true');
    await connectBy('sk_live_1');
    await screen.findByText(refused);
    expect(screen.queryByText(wrong)).toBeNull();
    expect((await findKey()).value).toBe('sk_live_1');
    await connectBy('sk_live_4242');
    await screen.findByText('Connected to Kestrel Travel');
    await screen.findByText('Key ending in 4242, connected by Marta Lindqvist on 11/28/2026.');
    expect(screen.queryByLabelText(/^Secret or restricted key/)).toBeNull();
    expect(page.bodies(CONNECT)).toEqual(['pk_live_1', 'sk_live_1', 'sk_live_4242'].map((api_key) => ({ api_key })));
  });
  it('isn’t asked for without a key', async () => {
    const page = openCollection();
    await findKey();
    await press('Connect Stripe');
    await screen.findByText('Please fill this in.');
    expect(page.bodies(CONNECT)).toEqual([]);
  });
  it('is said to be in test mode where no money moves', async () => {
    openCollection({ ...ACCOUNT, is_live: false });
    await screen.findByText('Test mode, no money moves');
    screen.getByText('Connected');
  });
  it('isn’t said to be in test mode where money moves', async () => {
    openCollection(ACCOUNT);
    await screen.findByText('Connected');
    expect(screen.queryByText(/Test mode/)).toBeNull();
  });
  it('is disconnected once its reader says so', async () => {
    const page = openCollection(ACCOUNT);
    await disconnect('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.bodies(DISCONNECT)).toEqual([]);
    await disconnect('Disconnect');
    await screen.findByText('Stripe account disconnected');
    await findKey();
  });
  it('says why it can’t be disconnected while clients pay', async () => {
    const paying = 'Clients are paying through this account right now. Disconnect it once their money has arrived.';
    openCollection(ACCOUNT, [refusal(409, 'online.under_way', paying)]);
    await disconnect('Disconnect');
    await screen.findByText(paying);
    screen.getByText('Connected');
  });
  it('is the one that a colleague has connected first, or has disconnected', async () => {
    const already = 'A Stripe account is connected already. Disconnect it first to connect another one.';
    const page = openCollection(undefined, [
      refusal(409, 'online.connected_already', already),
      refusal(404, 'record.missing', 'It is gone.'),
    ]);
    await findKey();
    page.changeElsewhere({ ...ACCOUNT, name: 'Kestrel Cruises' });
    await connectBy('sk_live_4242');
    await screen.findByText('Kestrel Cruises');
    await screen.findByText(already);
    page.changeElsewhere(undefined);
    await disconnect('Disconnect');
    await findKey();
    expect(screen.getByTestId('address').textContent).toBe('/');
  });
  it('can be asked for again where it couldn’t be read', async () => {
    let answers = 0;
    openSetting('paymentcollection', <PaymentCollectionPage />, {
      answers: { [GET]: () => (answers++ === 0 ? refusal(503, 'unexpected', 'Please try again.') : { json: {} }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await findKey();
  });
  it('stands beside who collects and what card statements say, which are saved by themselves', async () => {
    const page = openCollection(ACCOUNT);
    await userEvent.click(await screen.findByRole('radio', { name: /^The supplier/ }));
    await userEvent.type(screen.getByLabelText('Name on card statements'), 'KESTREL');
    await press('Save');
    await waitFor(() =>
      expect(page.saved()).toEqual([{ collected_by: 'client_to_supplier', statement_words: 'KESTREL' }]),
    );
    expect(screen.queryByText(/coming soon/)).toBeNull();
  });
});
