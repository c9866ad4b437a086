import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../../../lib/session';
import { fakeFetch, type Sent } from '../../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../../testing/people';
import { renderInApp } from '../../../../../testing/render-in-app';
import { ImportDialog } from './import-dialog';

const IMPORTS = '/services/trips/api/v1/trip_imports';
const ID = 'imp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const begun = { id: ID, rows: 3, file_name: 'trips.csv', created: 2, failed: 1, undone: 0, created_at: '2031-01-01' };
type Row = { row: number; values: { trip_name: string; start_date?: string } };

const answers = (imports: unknown[] = []) => ({
  [`GET ${IMPORTS}`]: { json: { imports } },
  [`POST ${IMPORTS}`]: ({ body }: Sent) => ({ json: { trip_import: { ...begun, ...(body as object) } } }),
  [`POST ${IMPORTS}/${ID}/rows`]: ({ body }: Sent) => ({
    json: {
      outcomes: (body as { rows: Row[] }).rows.map(({ row, values }) =>
        values.start_date === '05/32/2031'
          ? { row, issues: ['Start: 05/32/2031 isn’t a date. Use mm/dd/yyyy.'] }
          : { row, trip_id: `trp_${String(row).padStart(26, '0')}`, code: `T-${1000 + row}` },
      ),
    },
  }),
  [`POST ${IMPORTS}/${ID}/undo`]: {
    json: {
      outcomes: [
        { id: 'trp_00000000000000000000000002', done: true, changed: true },
        { id: 'trp_00000000000000000000000004', done: true, changed: false },
      ],
    },
  },
});
const CSV = 'Trip;Departure date;Client\nLisbon;05/01/2031;Mina Okafor\n\nPorto;05/32/2031;\nFaro;;\n';
const drop = async (text: string) => {
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([text], 'trips.csv', { type: 'text/csv' }));
};
const onChanged = vi.fn(async () => undefined);
const open = (imports: unknown[] = []) => {
  const sent = fakeFetch(answers(imports));
  renderInApp(<ImportDialog onClose={vi.fn()} onChanged={onChanged} />);
  return sent;
};
const column = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => signIn(TOKENS, sessionUser()));

describe('R-TRIP-188 importing trips from CSV', () => {
  it('guesses the columns, shows every bad row before anything is written, keeps the good ones, and takes all back', async () => {
    const sent = open();
    await drop(CSV);
    await screen.findByText(/trips.csv: 3 rows/);
    expect(['Trip name *', 'Start', 'Lead traveler', 'End'].map((name) => column(name).value)).toEqual([
      '0',
      '1',
      '2',
      '',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
    await screen.findByText(/2 rows ready to import. 1 row can't be imported and will be left out/);
    const bad = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(bad?.textContent).toBe('4PortoStart: 05/32/2031 isn’t a date. Use mm/dd/yyyy.');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Import 2 trips' }));
    await screen.findByText(/2 trips imported as T-1002 to T-1005. 1 row left out/);
    expect(onChanged).toHaveBeenCalled();
    const rows = sent.find(({ url }) => url.pathname.endsWith('/rows'))?.body;
    expect(rows).toMatchObject({
      chunk: 0,
      rows: [
        { row: 2, values: { trip_name: 'Lisbon', start_date: '05/01/2031', lead_traveler: 'Mina Okafor' } },
        { row: 4, values: { trip_name: 'Porto', start_date: '05/32/2031' } },
        { row: 5, values: { trip_name: 'Faro' } },
      ],
    });

    await userEvent.click(screen.getByRole('button', { name: 'Undo this import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await screen.findByText('1 trip deleted');
    expect(screen.getByText('1 trip kept because someone has made changes.')).toBeTruthy();
  });

  it('R-TRIP-153 says before anything is written that cancelled trips need the permission to cancel', async () => {
    const file = 'Trip,Status\nLisbon,cancelled\nPorto,paid\n';
    const check = async () => {
      await drop(file);
      await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    };
    signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips'] }));
    open();
    await check();
    const bad = within(await screen.findByRole('table')).getAllByRole('row')[1];
    expect(bad?.textContent).toBe(
      '2LisbonStatus: You do not have permission to cancel trips! Please contact your master admin for permission.',
    );
    expect(screen.getByRole('button', { name: 'Import 1 trip' })).toBeTruthy();
  });

  it('takes the columns of the last file like it', async () => {
    open([{ ...begun, header_key: 'trip|departuredate|client', mapping: { trip_name: 2 } }]);
    await screen.findByText(/trips.csv/);
    await drop(CSV);
    await screen.findByText(/Columns are matched the same way as your last file/);
    expect(column('Trip name *').value).toBe('2');
  });

  it('says so when a file has nothing to import', async () => {
    open();
    await drop('Trip,Start\n');
    await screen.findByText(
      'This file has no trips. Put column names in the first row and one trip in each row below.',
    );
    await drop('');
    await screen.findByText(
      'This file has no trips. Put column names in the first row and one trip in each row below.',
    );
  });

  it('sends 10,000 rows, 16 at a time, and a chunk that fails keeps no other back', async () => {
    const sent = open();
    const lines = Array.from({ length: 10_000 }, (_, i) => `Trip ${i},05/01/2031`);
    const first = answers()[`POST ${IMPORTS}/${ID}/rows`] as (sent: Sent) => object;
    vi.unstubAllGlobals();
    const again = fakeFetch({
      ...answers(),
      [`POST ${IMPORTS}/${ID}/rows`]: (asked) =>
        (asked.body as { chunk: number }).chunk === 7 ? { status: 500 } : first(asked),
    });
    await drop(['Trip,Start', ...lines].join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 10,000 trips' }));
    await screen.findByText(/9,984 trips imported/);
    expect(again.filter(({ url }) => url.pathname.endsWith('/rows'))).toHaveLength(625);
    expect(screen.getByText(/16 rows left out/)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('lists earlier imports, each to be taken back', async () => {
    const sent = open([begun, { ...begun, id: 'imp_01ARZ3NDEKTSV4RRFFQ69G5FAW', undone: 2 }]);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(sent.some(({ url }) => url.pathname.endsWith('/undo'))).toBe(true));
  });
});
