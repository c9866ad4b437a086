import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { PAYMENT } from '../a-payment.fixture';
import {
  BOOKING,
  CLIENT,
  INVOICE,
  inDays,
  invoiceRow,
  issuedInvoice,
  LIST,
  ONE,
  TABLES,
  TRIP,
} from '../an-invoice.fixture';
import { InvoicesPage } from '../pages/invoices-page';
import { payableRow } from '../suppliers/a-payable.fixture';
import { bankFile, bankLine, decidedLine, ENTRY, FILE, suggestion, toLineId } from './a-bank.fixture';
import { BankPage } from './bank-page';

beforeAll(() =>
  Promise.all([import('./drawer/line-drawer'), import('./files-drawer'), import('./load/load-bank-file')]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const API = '/services/book/api/v3';
const [FILES, LOAD] = [`GET ${API}/bank_files`, `POST ${API}/bank_files`];
const [LINES, SUGGEST] = [`GET ${API}/bank_lines`, `POST ${API}/bank_suggestions`];
const [TAKE_BACK, ENTRIES] = [`DELETE ${API}/bank_files/${FILE}`, 'GET /services/book/api/v1/ledger/entries'];
const decideOf = (letter: string) => `POST ${API}/bank_lines/${toLineId(letter)}/decide`;
const reopenOf = (letter: string) => `POST ${API}/bank_lines/${toLineId(letter)}/reopen`;
const ACCOUNTS = [
  { code: '1000', name: 'Operating bank' },
  { code: '1010', name: 'Trust bank' },
];
const account = (code: string, name: string, differs: object = {}) => ({
  ...{ code, name, kind: 'asset', memo: false, needs: ['bank'] },
  ...differs,
});
const listing = (...lines: object[]) => ({ json: { lines, total: lines.length } });
const ANSWERS = {
  [TABLES]: { json: { tables: {} } },
  [FILES]: { json: { files: [bankFile()], accounts: ACCOUNTS } },
  [LINES]: listing(bankLine('1')),
  [SUGGEST]: { json: { suggestions: { [toLineId('1')]: [suggestion()] } } },
  'GET /services/book/api/v1/ledger/accounts': {
    json: {
      currency: 'USD',
      accounts: [
        account('1000', 'Operating bank'),
        account('1010', 'Trust bank'),
        account('1200', 'Receivables', { control: 'invoices', needs: ['client'] }),
        account('5230', 'Bank fees', { kind: 'expense', needs: [] }),
      ],
    },
  },
};
type Answers = Parameters<typeof fakeFetch>[0];
const open = (answers: Answers = {}, path = '/invoices/bank') => {
  const sent = fakeFetch({ ...ANSWERS, ...answers });
  renderInApp(<BankPage />, { path });
  return sent;
};
const bodiesOf = (sent: Sent[], call: string) =>
  sent.filter(({ method, url }) => `${method} ${url.pathname}` === call).map(({ body }) => body);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const FOUND = { as: 'found' as const, sources: ['s'], words: '$100.00 of Eva Lund' };
/** A list whose lines go once they are decided. */
const deciding = (...letters: string[]): Answers => {
  let left = letters.map((letter) => bankLine(letter));
  return {
    [LINES]: () => listing(...left),
    [SUGGEST]: () => ({ json: { suggestions: Object.fromEntries(left.map(({ id }) => [id, [suggestion()]])) } }),
    ...Object.fromEntries(
      letters.map((letter) => [
        decideOf(letter),
        () => {
          left = left.filter(({ id }) => id !== toLineId(letter));
          return { json: { line: decidedLine(bankLine(letter), FOUND) } };
        },
      ]),
    ),
    ...Object.fromEntries(
      letters.map((letter) => [
        reopenOf(letter),
        () => {
          left = [...left, bankLine(letter, { version: 3 })];
          return { json: { line: { ...decidedLine(bankLine(letter), undefined), state: 'open', version: 3 } } };
        },
      ]),
    ),
  };
};

describe('what banks say moved', () => {
  it('is listed with what each most likely is, which is taken at one press and undone', async () => {
    const sent = open(deciding('1'));
    await screen.findByText(/^In your books: \$100\.00 of Eva Lund/);
    screen.getByText('+$100.00');
    screen.getByText('Sure');
    screen.getByText('Same amount · Same day · Reference in the text');
    screen.getByText(/october\.csv, 42 movements, closing balance \$1,234\.00/);
    await press('Match');
    await screen.findByText('Matched with $100.00 of Eva Lund');
    expect(bodiesOf(sent, decideOf('1'))).toEqual([
      { version: 1, decision: { as: 'found', entries: [{ entry_id: ENTRY, entry_date: inDays(-3) }] } },
    ]);
    await screen.findByText('All done');
    await press('Undo');
    await screen.findByText('Undone. It’s back under To decide.');
    expect(bodiesOf(sent, reopenOf('1'))).toEqual([{ version: 2 }]);
    await screen.findByRole('button', { name: 'Match' });
  });

  it('asks for suggestions once for all lines in sight, and says where there is none', async () => {
    const sent = open({ [LINES]: listing(bankLine('1'), bankLine('2', { name: 'Nobody' })) });
    await screen.findByText('No match found');
    await screen.findByRole('button', { name: 'Choose…' });
    expect(bodiesOf(sent, SUGGEST)).toEqual([{ ids: [toLineId('1'), toLineId('2')] }]);
  });

  it('says where no match could be looked for, and looks again', async () => {
    let fails = true;
    open({
      [SUGGEST]: () => (fails ? { status: 500 } : { json: { suggestions: { [toLineId('1')]: [suggestion()] } } }),
    });
    await screen.findByText('We couldn’t look for a match.');
    fails = false;
    await press('Try again');
    await screen.findByRole('button', { name: 'Match' });
  });

  it('reads a line again that somebody else has decided', async () => {
    let lines = [bankLine('1')];
    const sent = open({
      [LINES]: () => listing(...lines),
      [decideOf('1')]: () => {
        lines = [];
        return refusal(409, 'bank_line.decided', 'Somebody has decided what this is. Undo that first.');
      },
    });
    await press('Match');
    await screen.findByText('Somebody has decided what this is. Undo that first.');
    await screen.findByText('All done');
    expect(bodiesOf(sent, LINES).length).toBeGreaterThan(1);
  });

  it('is matched all at once where it is sure; what is refused is said, and the others can be undone', async () => {
    const sent = open({
      ...deciding('1', '2', '3'),
      [decideOf('2')]: refusal(409, 'bank_line.taken', 'That is matched with another movement.'),
    });
    await press('Match all sure (3)');
    const report = within(await screen.findByRole('dialog', { name: "1 movement couldn't be changed" }));
    report.getByText('2 movements matched');
    report.getByText(/That is matched with another movement\./);
    await userEvent.click(report.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await press('Undo');
    await waitFor(() =>
      expect([bodiesOf(sent, reopenOf('1')), bodiesOf(sent, reopenOf('3'))]).toEqual([
        [{ version: 2 }],
        [{ version: 2 }],
      ]),
    );
  });

  it('is matched no further once that is stopped', async () => {
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent = open({
      ...deciding('1', '2'),
      [decideOf('1')]: async () => {
        await pressed;
        return { json: { line: decidedLine(bankLine('1'), FOUND) } };
      },
    });
    await press('Match all sure (2)');
    await screen.findByText('0 of 2 movements');
    await press('Stop');
    answer();
    await screen.findByText('1 movement matched');
    expect(bodiesOf(sent, decideOf('2'))).toEqual([]);
  });

  it('is decided by keys: J goes on, Enter takes, O opens, X leaves out', async () => {
    const sent = open(deciding('1', '2'));
    await screen.findAllByRole('button', { name: 'Match' });
    await userEvent.keyboard('j');
    expect(document.activeElement?.getAttribute('data-bank-line')).toBe(toLineId('1'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-bank-line')).toBe(toLineId('2'));
    await userEvent.keyboard('k{Enter}');
    await waitFor(() => expect(bodiesOf(sent, decideOf('1'))).toHaveLength(1));
    expect(document.activeElement?.getAttribute('data-bank-line')).toBe(toLineId('2'));
    await userEvent.keyboard('x');
    const drawer = within(await screen.findByRole('dialog', { name: '+$100.00 · Eva Lund' }));
    expect(drawer.getByRole<HTMLInputElement>('radio', { name: 'Not for the books' }).checked).toBe(true);
  });
});

describe('a movement', () => {
  const openLine = async (answers: Answers = {}, differs: Parameters<typeof bankLine>[1] = {}) => {
    const line = bankLine('1', differs);
    const sent = open({
      ...{ [LINES]: listing(line), [SUGGEST]: { json: { suggestions: {} } } },
      [decideOf('1')]: { json: { line: decidedLine(line, FOUND) } },
      ...answers,
    });
    await press('Choose…');
    const drawer = within(await screen.findByRole('dialog', { name: /Eva Lund$/ }));
    const choose = (name: string) => userEvent.click(drawer.getByRole('radio', { name }));
    const save = (name: string) => userEvent.click(drawer.getByRole('button', { name }));
    const decisions = () => bodiesOf(sent, decideOf('1')).map((body) => (body as { decision: unknown }).decision);
    return { sent, drawer, choose, save, decisions };
  };

  it('is entries that are in the books, once they add up', async () => {
    const entry = (id: string, amount: number, differs: object = {}) => ({
      ...{
        id,
        source: 's',
        kind: 'event',
        entry_date: inDays(-3),
        memo: `Payment ${amount}`,
        posted_at: '',
        posted_by: '',
      },
      lines: [{ account: '1000', currency: 'USD', amount, base_amount: amount, dimensions: {} }],
      ...differs,
    });
    const other = ENTRY.replaceAll('E', 'F');
    const { drawer, choose, save, decisions } = await openLine({
      [ENTRIES]: {
        json: {
          ...{ currency: 'USD', names: {} },
          entries: [
            entry(ENTRY, 6_000),
            entry(other, 4_000),
            entry('r', 10_000, { kind: 'reversal' }),
            entry('o', -50),
          ],
        },
      },
    });
    await choose('It’s in the books already');
    const boxes = await drawer.findAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    await userEvent.click(boxes[0] as HTMLElement);
    drawer.getByText('What you chose comes to $60.00, and the bank says $100.00. Choose what adds up.');
    await userEvent.click(boxes[1] as HTMLElement);
    drawer.getByText('That adds up.');
    await save('Match');
    await screen.findByText('Matched with $100.00 of Eva Lund');
    const entries = [ENTRY, other].map((entry_id) => ({ entry_id, entry_date: inDays(-3) }));
    expect(decisions()).toEqual([{ as: 'found', entries }]);
  });

  it('is what a client paid, filled in for their open invoices', async () => {
    const person = { id: CLIENT, ind_code: 'C-1001', first_name: 'Ada', last_name: 'Price', emails: [] };
    const { drawer, save, decisions } = await openLine({
      'GET /services/crm/api/v1/individuals': { json: { clients: [person], total: 1 } },
      [LIST]: ({ url }: Sent) => ({
        json: { invoices: url.searchParams.get('payment_status') === 'overdue' ? [] : [invoiceRow()], total: 1 },
      }),
      [`GET ${ONE}`]: { json: { ...issuedInvoice(), payments: [] } },
    });
    await userEvent.type(drawer.getByRole('combobox', { name: 'Paid by' }), 'ada');
    await userEvent.click(await drawer.findByRole('option', { name: /Ada Price/ }));
    const applied = await drawer.findByRole<HTMLInputElement>('textbox', { name: 'Apply to INV-2031-00001' });
    expect(applied.value).toBe('100.00');
    await userEvent.clear(applied);
    await userEvent.type(applied, '60');
    await userEvent.tab();
    drawer.getByText('$40.00 stays with Ada Price unapplied.');
    await save('Record payment');
    await waitFor(() =>
      expect(decisions()).toEqual([
        { as: 'received', client_id: CLIENT, apply: [{ invoice_id: INVOICE, payer_id: 'p1', amount: 6_000 }] },
      ]),
    );
  });

  it('is paid to a supplier, once its bookings add up', async () => {
    const { drawer, save, decisions } = await openLine(
      { [`GET ${API}/payables`]: { json: { payables: [payableRow(), payableRow({ currency: 'EUR' })], total: 2 } } },
      { amount: -10_000 },
    );
    expect(drawer.queryByRole('radio', { name: 'A client paid' })).toBeNull();
    await userEvent.click(await drawer.findByRole('button', { name: 'Add Sol Hotels, Hotel Sol' }));
    drawer.getByText('That adds up.');
    const amount = drawer.getByRole('textbox', { name: 'Amount for Hotel Sol' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '90');
    await userEvent.tab();
    drawer.getByText(/^The bookings come to \$90\.00, and the bank says \$100\.00\./);
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Record payment' }).disabled).toBe(true);
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.tab();
    await save('Record payment');
    const part = { trip_id: TRIP, booking_id: BOOKING, amount: 10_000, commission_kept: 0 };
    await waitFor(() => expect(decisions()).toEqual([{ as: 'paid', parts: [part] }]));
  });

  it('is a fee, on an account that has no list of open items', async () => {
    const { drawer, choose, save, decisions } = await openLine({}, { amount: -1_500 });
    await choose('Fee or transfer');
    const field = await drawer.findByRole('combobox', { name: 'Account' });
    await within(field).findByRole('option', { name: '5230 Bank fees' });
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Choose an account', '1010 Trust bank', '5230 Bank fees']]);
    await save('Record');
    drawer.getByText('Choose an account.');
    await userEvent.selectOptions(field, '5230');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Note' }), 'October');
    await save('Record');
    await waitFor(() => expect(decisions()).toEqual([{ as: 'posted', account: '5230', memo: 'October' }]));
  });

  it('is left out with why, and what refuses it is said in its drawer', async () => {
    let answer: Answers[string] = refusal(409, 'record.stale', 'Somebody else changed this. Check it and save again.');
    const { drawer, choose, save, decisions } = await openLine({
      [decideOf('1')]: () => answer as { status?: number; json?: unknown },
    });
    await choose('Not for the books');
    await save('Leave out');
    drawer.getByText('Say why it isn’t for your books.');
    await userEvent.type(drawer.getByRole('textbox', { name: /^Why isn’t it/ }), 'Private');
    await save('Leave out');
    await drawer.findByText('Somebody else changed this. Check it and save again.');
    answer = { json: { line: decidedLine(bankLine('1')) } };
    await save('Leave out');
    await screen.findByText('Left out of your books');
    expect(decisions().at(-1)).toEqual({ as: 'left_out', reason: 'Private' });
  });

  it('that is decided says what it is, leads there, and is undone', async () => {
    const words = { words: '$100.00 of Eva Lund', version: 2, decided_by_name: 'Marta Lindqvist' };
    const sent = open(
      {
        [LINES]: listing(
          bankLine('1', { ...words, state: 'matched', matched_as: 'received', payment_id: PAYMENT as never }),
          bankLine('2', { state: 'left_out', reason: 'Private', version: 2 }),
        ),
        [reopenOf('2')]: { json: { line: { ...decidedLine(bankLine('2')), state: 'open', version: 3 } } },
      },
      '/invoices/bank?show=done',
    );
    const link = await screen.findByRole('link', { name: '$100.00 of Eva Lund' });
    expect(link.getAttribute('href')).toContain(`payment=${PAYMENT}`);
    screen.getByText('Private');
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
    await waitFor(() => expect(bodiesOf(sent, reopenOf('2'))).toEqual([{ version: 2 }]));
    expect(bodiesOf(sent, SUGGEST)).toEqual([]);
  });
});

describe('a bank file', () => {
  const csv = (text = 'a,b') => new File([text], 'november.csv', { type: 'text/csv' });
  const CSV = {
    ...{ shape: 's', headers: ['Day', 'Sum', 'Who'], samples: [['03/04/2026', '1.234', 'Eva']] },
    mapping: { columns: ['day', 'amount', ''] },
    needs: [
      {
        ...{ kind: 'day_order', example: '03/04/2026' },
        readings: [
          { answer: 'day_first', as: '2026-04-03' },
          { answer: 'month_first', as: '2026-03-04' },
        ],
      },
      {
        ...{ kind: 'decimal', example: '1.234' },
        readings: [
          { answer: 'comma', as: '1234' },
          { answer: 'point', as: '1.234' },
        ],
      },
    ],
  };
  const openLoad = async (answers: Answers) => {
    const sent = open(answers);
    await press('Load bank file');
    const dialog = within(await screen.findByRole('dialog'));
    const choose = (file: File) => userEvent.upload(dialog.getByLabelText('Bank file'), file, { applyAccept: false });
    const load = () => userEvent.click(dialog.getByRole('button', { name: 'Load file' }));
    return { sent, dialog, choose, load };
  };

  it('teaches what it is where none was loaded yet', async () => {
    open({ [FILES]: { json: { files: [], accounts: ACCOUNTS } } });
    await screen.findByText('No bank file yet');
    screen.getByText(/Your bank’s website offers it as a download/);
    expect(screen.getAllByRole('button', { name: 'Load bank file' })).toHaveLength(2);
  });

  it('is held beside the books: whether they agree, and what to look for where they don’t', async () => {
    const standing = { on: '2026-11-03', currency: 'USD', bank: 103_500, books: 4_000, undecided: 3_500 };
    open({
      [FILES]: {
        json: {
          files: [bankFile()],
          accounts: [
            { code: '1000', name: 'Operating bank', standing },
            { code: '1010', name: 'Trust bank', standing: { ...standing, books: 103_500, undecided: 0 } },
          ],
        },
      },
    });
    await screen.findByText('Operating bank, 11/03/2026');
    screen.getByText(/^Your bank has \$960\.00 more/);
    screen.getByText('Your books and your bank agree.');
  });

  it('is loaded to the account that is chosen, and says what was here already', async () => {
    const { sent, dialog, choose, load } = await openLoad({
      [LOAD]: { json: { file: bankFile({ lines: 5, known: 1 }) } },
    });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Bank account' }), '1010');
    await choose(csv());
    await dialog.findByText(/november\.csv is ready to load/);
    await load();
    await screen.findByText('5 movements loaded');
    screen.getByText('1 movement of it was here already.');
    expect(bodiesOf(sent, LOAD)).toEqual([{ account: '1010', name: 'november.csv', content: btoa('a,b') }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is taken where it is dropped on the page', async () => {
    open({});
    await screen.findByText('+$100.00');
    const dropped = { dataTransfer: { files: [csv()], types: ['Files'] } };
    fireEvent.drop(screen.getByText('+$100.00'), dropped);
    await screen.findByText(/november\.csv is ready to load/);
  });

  it('that can be read in two ways asks, and is sent with what is answered', async () => {
    const { sent, dialog, choose, load } = await openLoad({
      [LOAD]: ({ body }: Sent) =>
        (body as { mapping?: object }).mapping ? { json: { file: bankFile() } } : { json: { csv: CSV } },
    });
    await choose(csv());
    await load();
    await dialog.findByRole('group', { name: '“03/04/2026” is…' });
    await load();
    dialog.getByText('Choose what “03/04/2026” is.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What “Who” is' }), 'Paid by or to');
    await userEvent.click(dialog.getByRole('radio', { name: 'March 4, 2026' }));
    await userEvent.click(dialog.getByRole('radio', { name: '1,234.00' }));
    await load();
    await screen.findByText('42 movements loaded');
    expect(bodiesOf(sent, LOAD).at(-1)).toMatchObject({
      mapping: { columns: ['day', 'amount', 'name'], day_order: 'month_first', decimal: 'comma' },
    });
  });

  it('of several accounts asks which one is meant', async () => {
    const { sent, dialog, choose, load } = await openLoad({
      [LOAD]: ({ body }: Sent) =>
        (body as { number?: string }).number
          ? { json: { file: bankFile({ problems: ['The balances differ by $1.00.'] }) } }
          : {
              json: {
                accounts: [
                  { number: '111', lines: 3 },
                  { number: '222', currency: 'USD', lines: 1, until: '2031-01-05' },
                ],
              },
            },
    });
    await choose(csv());
    await load();
    await userEvent.click(await dialog.findByRole('radio', { name: '222 · USD · 1 movement · until 01/05/2031' }));
    await load();
    await dialog.findByText('The balances differ by $1.00.');
    expect(bodiesOf(sent, LOAD).at(-1)).toMatchObject({ number: '222' });
  });

  it('that is too large isn’t sent, and one that can’t be read says why', async () => {
    const { sent, dialog, choose, load } = await openLoad({
      [LOAD]: refusal(400, 'bank_file.unreadable', 'This is a PDF. Ask your bank for CSV, OFX, or camt.053.'),
    });
    await choose(csv('x'.repeat(4_000_001)));
    await dialog.findByText('This file is larger than 4 MB. Export a shorter period at your bank.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Load file' }).disabled).toBe(true);
    await choose(csv());
    await load();
    await dialog.findByText('This is a PDF. Ask your bank for CSV, OFX, or camt.053.');
    expect(bodiesOf(sent, LOAD)).toHaveLength(1);
  });

  it('is taken back some at a time, and what has to stay is said', async () => {
    let left = 80;
    const kept = [{ id: toLineId('9'), message: 'This payment was refunded. Delete the refund first.' }];
    const sent = open({
      [TAKE_BACK]: () => {
        left = Math.max(0, left - 40);
        return { json: { file: bankFile(), left, kept: left === 0 ? kept : [] } };
      },
    });
    await press('Loaded files');
    const drawer = within(await screen.findByRole('dialog', { name: 'Loaded bank files' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Undo october.csv' }));
    await press('Take back');
    await drawer.findByText('This payment was refunded. Delete the refund first.');
    drawer.getByText(/^1 movement of october\.csv couldn’t be taken back/);
    expect(bodiesOf(sent, TAKE_BACK)).toHaveLength(2);
  });
});

describe('the page of the bank', () => {
  it('says so where it can’t be read, and reads again', async () => {
    let fails = true;
    open({ [FILES]: () => (fails ? { status: 500 } : (ANSWERS[FILES] as { json: unknown })) });
    const again = await screen.findByRole('button', { name: /again/i });
    fails = false;
    await userEvent.click(again);
    await screen.findByText('+$100.00');
  });

  it('is only read by who may not record payments', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Ledger', 'View Payments', 'View Commissions'] }));
    open();
    await screen.findByText(/^In your books: \$100\.00 of Eva Lund/);
    for (const name of ['Match', 'Load bank file', 'Match all sure (1)'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('isn’t shown to who may not see what everybody paid, nor is its entry', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Payments', 'View Invoices', 'View Ledger'] }));
    open();
    await screen.findByText(/view bank files/);
    renderInApp(<InvoicesPage />, { path: '/invoices' });
    await screen.findByRole('heading', { name: 'Accounting' });
    expect(screen.queryByRole('link', { name: 'Bank' })).toBeNull();
  });

  it('is entered from accounting', async () => {
    fakeFetch(ANSWERS);
    renderInApp(<InvoicesPage />, { path: '/invoices' });
    expect((await screen.findByRole('link', { name: 'Bank' })).getAttribute('href')).toBe('/invoices/bank');
  });
});
