import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '../../../lib/format';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import {
  CLIENT,
  INVOICE,
  inDays,
  invoiceRow,
  issuedInvoice,
  LIST,
  ONE,
  OTHER_CLIENT,
  TABLES,
  wholeInvoice,
} from '../an-invoice.fixture';
import type { InvoiceLink } from '../invoice-queries';
import { InvoicesPage } from '../pages/invoices-page';

beforeAll(() => Promise.all([import('../drawer/invoice-drawer'), import('./send-invoice')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const [LINKS, CREATE] = [`GET ${ONE}/links`, `POST ${ONE}/links`];
const [LINK, OTHER_LINK] = ['7', '8'].map((letter) => `invoice_link_${letter.repeat(26)}`) as [
  InvoiceLink['id'],
  InvoiceLink['id'],
];
const aLink = (differs: Partial<InvoiceLink> = {}): InvoiceLink => ({
  ...{ id: LINK, invoice_id: INVOICE, payer_id: 'p1', client_id: CLIENT, language: 'en', email: 'ada@client.test' },
  ...{ created_by: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' as InvoiceLink['created_by'], created_by_name: 'Marta Lindqvist' },
  ...{ created_at: `${inDays(0)}T12:00:00.000Z`, expires_at: `${inDays(400)}T12:00:00.000Z` },
  ...differs,
});
const share = { at_supplier: 0, cells: [31_083, 124_330], received: 0 };
/** An invoice that Ada and Ben pay in two parts; Ben has no email. */
const shared = issuedInvoice({
  ...{ pay_as: 'equal', client_ids: [CLIENT, OTHER_CLIENT] },
  payers: [
    { id: 'p1', client_id: CLIENT, weight: 1 },
    { id: 'p2', client_id: OTHER_CLIENT, weight: 1 },
  ],
  shares: [
    { ...share, payer_id: 'p1', client_id: CLIENT, name: 'Ada Price', amount: 155_413 },
    { ...share, payer_id: 'p2', client_id: OTHER_CLIENT, name: 'Ben Price', amount: 155_412 },
  ],
});
/** What is known of the links: Ada can be mailed. */
const known = (links: readonly InvoiceLink[] = []) => ({
  links,
  payers: [{ payer_id: 'p1', email: 'ada@client.test' }, { payer_id: 'p2' }],
});
const made = ({ body }: Sent) => {
  const { payer_id, email } = body as { payer_id: string; email?: string };
  return { json: { link: aLink({ payer_id, email }), url: `https://wayline.example/invoice/web/${payer_id}` } };
};
const sentTo = (sent: Sent[], asked: string) => sent.filter(({ method, url }) => `${method} ${url.pathname}` === asked);

const openInvoice = async (answers: Parameters<typeof fakeFetch>[0] = {}, whole = shared) => {
  const sent = fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [LIST]: { json: { invoices: [invoiceRow()], total: 1 } } },
    ...{ [`GET ${ONE}`]: { json: { ...whole, payments: [] } }, [LINKS]: { json: known() }, [CREATE]: made },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path: `/invoices?invoice=${INVOICE}` });
  return {
    sent,
    user: userEvent.setup(),
    drawer: within(await screen.findByRole('dialog', { name: /^(Invoice INV-|Draft invoice)/ })),
  };
};
const startSending = async (drawer: BoundFunctions<typeof queries>) => {
  await userEvent.click(drawer.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this invoice' }));
  const payer = (name: string) => within(dialog.getByRole('group', { name }));
  return { dialog, ada: payer('Ada Price'), ben: payer('Ben Price') };
};
const openSending = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const { drawer, ...opened } = await openInvoice(answers);
  return { ...opened, ...(await startSending(drawer)) };
};
const emailOf = (payer: BoundFunctions<typeof queries>) =>
  payer.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
/** Ticks Ben, who has no email on file, to enter one. */
const tickBen = (ben: BoundFunctions<typeof queries>) =>
  userEvent.click(ben.getByRole('checkbox', { name: 'Ben Price' }));
const isClosed = () => expect(screen.queryByRole('dialog', { name: 'Send this invoice' })).toBeNull();

describe('sending an invoice', () => {
  it('goes to each of those who pay by a link of their own, with one message', async () => {
    const { sent, user, dialog, ada, ben } = await openSending();
    expect(emailOf(ada).value).toBe('ada@client.test');
    ada.getByText('$1,554.13');
    ben.getByText('No email on file. Copy a link, or tick them to enter one.');
    await tickBen(ben);
    ben.getByText('No email on file. Enter one, or untick and copy a link instead.');
    await user.type(emailOf(ben), 'ben@client.test');
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'See you soon');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Spanish');
    await user.click(dialog.getByRole('button', { name: 'Send to 2' }));
    await screen.findByText('Sent to 2 clients');
    isClosed();
    const asked = sentTo(sent, CREATE);
    const message = { message: 'See you soon', language: 'es' };
    expect(asked.map(({ body }) => body)).toEqual([
      { payer_id: 'p1', email: 'ada@client.test', ...message },
      { payer_id: 'p2', email: 'ben@client.test', ...message },
    ]);
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
  it('goes to those who are ticked alone, in the language of their itinerary', async () => {
    const { sent, user, dialog, ada } = await openSending();
    await user.click(ada.getByRole('checkbox', { name: 'Ada Price' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('Choose who to send it to.');
    await user.click(ada.getByRole('checkbox', { name: 'Ada Price' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent to ada@client.test');
    expect(sentTo(sent, CREATE).map(({ body }) => body)).toEqual([
      { payer_id: 'p1', email: 'ada@client.test', message: '' },
    ]);
  });
  it('isn’t sent while an email is missing', async () => {
    const { sent, user, dialog, ben } = await openSending();
    await tickBen(ben);
    await user.click(dialog.getByRole('button', { name: 'Send to 2' }));
    await ben.findByText('Please fill this in.');
    expect(sentTo(sent, CREATE)).toEqual([]);
  });
  it('keeps what one is refused at their row, and isn’t sent twice to the others', async () => {
    const limit = 'This address has had too many emails today. Try again tomorrow.';
    let refusing = true;
    const { sent, user, dialog, ada, ben } = await openSending({
      [CREATE]: (asked) =>
        refusing && (asked.body as { payer_id: string }).payer_id === 'p1'
          ? refusal(429, 'mail.recipient_limit', limit)
          : made(asked),
    });
    await tickBen(ben);
    await user.type(emailOf(ben), 'ben@client.test');
    await user.click(dialog.getByRole('button', { name: 'Send to 2' }));
    await ada.findByText(limit);
    ben.getByText('Sent to ben@client.test');
    expect(ben.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(emailOf(ada)));
    refusing = false;
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent to ada@client.test');
    isClosed();
    const asked = sentTo(sent, CREATE);
    expect(asked.map(({ body }) => (body as { payer_id: string }).payer_id)).toEqual(['p1', 'p2', 'p1']);
    const [first, , again] = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(again);
  });
  it('keeps each address with whom it was entered for while a colleague revises the invoice', async () => {
    let whole = shared;
    const [first, second] = shared.invoice.shares;
    const { sent, user, dialog, ada, ben } = await openSending({
      [`GET ${ONE}`]: () => ({ json: { ...whole, payments: [] } }),
    });
    whole = issuedInvoice({
      ...{ ...shared.invoice, revision: 2, total: 310_000 },
      shares: [second, first].flatMap((one) => (one ? [{ ...one, amount: 155_000 }] : [])),
    });
    // Makes the invoice old, and so has it read again.
    await user.click(ada.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Revision');
    await tickBen(ben);
    await user.type(emailOf(ben), 'ben@client.test');
    await user.click(dialog.getByRole('button', { name: 'Send to 2' }));
    await screen.findByText('Sent to 2 clients');
    expect(
      sentTo(sent, CREATE)
        .slice(1)
        .map(({ body }) => body),
    ).toMatchObject([
      { payer_id: 'p1', email: 'ada@client.test' },
      { payer_id: 'p2', email: 'ben@client.test' },
    ]);
  });
  it('ticks who wasn’t mailed yet, says when the others were, and all once it is sent again', async () => {
    const payers = [
      { payer_id: 'p1', email: 'ada@client.test' },
      { payer_id: 'p2', email: 'ben@client.test' },
    ];
    let links = [aLink()];
    const { user, drawer, ...first } = await openInvoice({ [LINKS]: () => ({ json: { links, payers } }) }).then(
      async (opened) => ({ ...opened, ...(await startSending(opened.drawer)) }),
    );
    first.ada.getByText(`Sent to ada@client.test on ${formatDate(inDays(0))}`);
    expect(first.ada.queryByRole('textbox')).toBeNull();
    expect(emailOf(first.ben).value).toBe('ben@client.test');
    links = [aLink({ id: OTHER_LINK, payer_id: 'p2', email: 'ben@client.test' }), ...links];
    await user.click(first.dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent to ben@client.test');
    await drawer.findByText(`Sent to ben@client.test on ${formatDate(inDays(0))}`);
    const again = await startSending(drawer);
    again.dialog.getByRole('button', { name: 'Send to 2' });
  });
  it('can’t be left while it is on its way', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, dialog } = await openSending({
      [CREATE]: async (asked) => {
        await answered;
        return made(asked);
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.disabled).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    dialog.getByRole('group', { name: 'Ada Price' });
    answer();
    await screen.findByText('Sent to ada@client.test');
  });
  it.each([
    [403, 'permission.denied', 'You do not have permission to edit invoices!'],
    [429, 'mail.daily_limit', 'Your company has sent as many emails as it can today.'],
  ])('stops at what every one would be refused, and says it once: %i %s', async (status, code, why) => {
    const { sent, user, dialog, ben } = await openSending({ [CREATE]: refusal(status, code, why) });
    await tickBen(ben);
    await user.type(emailOf(ben), 'ben@client.test');
    await user.click(dialog.getByRole('button', { name: 'Send to 2' }));
    await dialog.findByText(why);
    expect(sentTo(sent, CREATE)).toHaveLength(1);
  });
});

describe('a link to an invoice', () => {
  it('is made without an email, shown and copied, and copied again until it is turned off', async () => {
    let links: InvoiceLink[] = [];
    const { sent, user, dialog, ben } = await openSending({
      [LINKS]: () => ({ json: known(links) }),
      [CREATE]: (asked) => {
        const { json } = made(asked);
        const link = links.length > 0 ? { ...json.link, id: OTHER_LINK } : json.link;
        links = [link, ...links];
        return { json: { ...json, link } };
      },
      [`DELETE ${ONE}/links/${LINK}`]: () => {
        links = links.map((link) => ({ ...link, revoked_at: link.created_at }));
        return { json: { link: links[0] } };
      },
    });
    await dialog.findByText('No one has a link yet. Send the invoice, or copy a link into your own message.');
    const url = 'https://wayline.example/invoice/web/p2';
    const copy = ben.getByRole('button', { name: 'Copy link' });
    await user.click(copy);
    await ben.findByText(url);
    await screen.findByText('Text has been copied, now paste in the text-area');
    expect(await navigator.clipboard.readText()).toBe(url);
    await user.click(copy);
    expect(sentTo(sent, CREATE).map(({ body }) => body)).toEqual([{ payer_id: 'p2', message: '' }]);

    const list = within(dialog.getByRole('region', { name: 'Links' }));
    const until = formatDate(inDays(400));
    await list.findByText(`Copied · ${formatDate(inDays(0))} by Marta Lindqvist · works until ${until}`);
    await user.click(list.getByRole('button', { name: 'Turn off the link of Ben Price' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(sentTo(sent, `DELETE ${ONE}/links/${LINK}`)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Turn off link' }));
    await list.findByText('Turned off');
    expect(list.queryByRole('button')).toBeNull();
    await waitFor(() => expect(ben.queryByText(url)).toBeNull());
    await user.click(copy);
    await ben.findByText(url);
    const keys = sentTo(sent, CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });
  it('is there to be selected where the browser does not let it be copied', async () => {
    const { user, ada } = await openSending();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(ada.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Your browser blocked copying. Select the link and copy it yourself.');
    ada.getByText('https://wayline.example/invoice/web/p1');
  });
  it('isn’t listed once it has run out', async () => {
    const { dialog } = await openSending({
      [LINKS]: { json: known([aLink({ expires_at: `${inDays(-1)}T00:00:00.000Z` })]) },
    });
    await dialog.findByText(/^No one has a link yet\./);
  });
});

describe('an invoice that is read', () => {
  it('says where it was sent last', async () => {
    const links = [aLink({ payer_id: 'p2', email: undefined }), aLink()];
    const { drawer } = await openInvoice({ [LINKS]: { json: known(links) } });
    await drawer.findByText(`Sent to ada@client.test on ${formatDate(inDays(0))}`);
  });
  it('says that it wasn’t sent', async () => {
    const { drawer } = await openInvoice();
    await drawer.findByText('Not sent yet.');
  });
  it('is printed whole, and in the part of one of those who pay', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { sent, user, drawer } = await openInvoice({ [`GET ${ONE}/pdf`]: { json: {} } });
    await user.click(drawer.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(names).toEqual(['INV-2031-00001.pdf']));
    const { ben } = await startSending(drawer);
    await user.click(ben.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(names).toEqual(['INV-2031-00001.pdf', 'INV-2031-00001 Ben Price.pdf']));
    const asked = sentTo(sent, `GET ${ONE}/pdf`).map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toEqual([{}, { payer_id: 'p2' }]);
  });
  it('is downloaded and not sent by who may only view it', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'Accounting'] }));
    const { sent, drawer } = await openInvoice();
    drawer.getByRole('button', { name: 'PDF' });
    expect(drawer.queryByRole('button', { name: 'Send…' })).toBeNull();
    expect(drawer.queryByText('Not sent yet.')).toBeNull();
    expect(sentTo(sent, LINKS)).toEqual([]);
  });
  it.each([
    ['a draft', wholeInvoice()],
    ['canceled', issuedInvoice({ state: 'canceled', payment_status: 'canceled' })],
  ])('is downloaded and not sent while it is %s', async (_, whole) => {
    const { drawer } = await openInvoice({}, whole);
    drawer.getByRole('button', { name: 'PDF' });
    expect(drawer.queryByRole('button', { name: 'Send…' })).toBeNull();
  });
});
