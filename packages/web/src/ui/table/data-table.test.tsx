import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app';
import { onPhone } from '../../testing/viewport';
import { DataTable } from './data-table';
import type { DataTableProps, FetchRows, RowsWanted } from './table-types';

type Row = { id: string; name: string };
const TOTAL = 230;
const columns = [{ key: 'name', label: 'Name' }];
let matching = TOTAL;
const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: Math.max(0, Math.min(count, matching - first)) }, (_, i) => ({
    id: `r${first + i}`,
    name: `Row ${first + i}`,
  }));
const asked: RowsWanted[] = [];
let extra = 0;
let failing = false;
/** As the server does: only the first page knows the total, and a page may hold more than was asked for. */
const fetchRows: FetchRows<Row> = async (wanted) => {
  asked.push(wanted);
  if (failing) throw new Error('The server is away.');
  const first = Number(wanted.cursor ?? 0);
  const next = first + wanted.per_page + extra;
  const cursor = next < matching ? String(next) : undefined;
  return { rows: rowsFrom(first, wanted.per_page + extra), cursor, total: first === 0 ? matching : 0 };
};
const open = async (more: Partial<DataTableProps<Row>> = {}) => {
  const { client } = renderInApp(
    <DataTable<Row>
      name="rows"
      label="Rows"
      columns={columns}
      rowId={({ id }) => id}
      fetchRows={fetchRows}
      searchLabel="Search rows"
      empty={<p>No rows yet</p>}
      card={({ name }) => <p>{name}</p>}
      {...more}
    />,
  );
  await screen.findByText('1 to 100 of 230');
  return client;
};

beforeEach(() => {
  asked.length = 0;
  extra = 0;
  matching = TOTAL;
  failing = false;
  onPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('R-TRIP-038 R-TRIP-039 shows a page of 100 remote records', async () => {
  await open();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ per_page: 100, cursor: undefined, search: undefined });
  expect(screen.getAllByText(/^Row \d+$/)).toHaveLength(100);
});
it('R-TRIP-040 offers 10 to 5000 records per page, and All', async () => {
  await open();
  const sizes = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Records per page' }).options].map(
    (o) => o.text,
  );
  expect(sizes).toEqual(['10', '20', '50', '100', '200', '500', '1000', '2000', '3000', '5000', 'All']);
});
it('R-TRIP-040 loads every record for All, block after block', async () => {
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'All');
  await screen.findByText('1 to 230 of 230');
  expect(screen.getAllByText(/^Row \d+$/)).toHaveLength(TOTAL);
});
it('R-TRIP-041 makes no search while text is typed', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search rows' }), 'okafor');
  expect(asked).toHaveLength(1);
});
it('R-TRIP-042 makes the search on Enter', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search rows' }), ' okafor {Enter}');
  await waitFor(() => expect(asked.at(-1)?.search).toBe('okafor'));
});
it('R-ACC-026 goes forward by records, with the cursor of the server, and back by the pages seen, and starts anew with a search', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('101 to 200 of 230');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('201 to 230 of 230');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByText('101 to 200 of 230');
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}');
  await screen.findByText('1 to 100 of more');
});
it('counts on from the rows that were shown, also where a page held more than were asked for', async () => {
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox'), '50');
  await screen.findByText('1 to 50 of 230');
  extra = 7;
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('51 to 107 of 230');
  extra = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('108 to 157 of 230');
});
it('shows no row of an earlier search under a new one, neither while it is asked nor when it fails', async () => {
  await open();
  failing = true;
  await userEvent.type(screen.getByRole('searchbox'), 'okafor{Enter}');
  expect(screen.queryByText(/^Row \d+$/)).toBeNull();
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^Row \d+$/)).toBeNull();
});
it('keeps the rows in sight until the next page is there', async () => {
  const pages: (() => void)[] = [];
  const slow: FetchRows<Row> = async (wanted) => {
    if (wanted.cursor) await new Promise<void>((resolve) => pages.push(resolve));
    return fetchRows(wanted);
  };
  await open({ fetchRows: slow });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getAllByText(/^Row \d+$/)).toHaveLength(100);
  pages[0]?.();
  await screen.findByText('101 to 200 of 230');
});
it('keeps the rows in sight when they cannot be read again', async () => {
  const client = await open();
  failing = true;
  await act(() => client.invalidateQueries());
  expect(screen.getAllByText(/^Row \d+$/)).toHaveLength(100);
});

it('lets go of what was ticked when another page is shown, where it would be changed unseen or not at all', async () => {
  await open({ selectionActions: ({ rows }) => <p>{rows.length} to change</p> });
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(screen.getByText('1 to change')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('101 to 200 of 230');
  expect(screen.queryByText(/to change/)).toBeNull();
});

describe('all that match', () => {
  const changed: (number | undefined)[] = [];
  const openAll = async () => {
    changed.length = 0;
    await open({
      filters: { status: 'open' },
      fetchRows: async (wanted) => {
        const page = await fetchRows(wanted);
        return { ...page, filtered: page.total };
      },
      selectionActions: ({ list }) => (
        <button type="button" onClick={async () => changed.push((await list((n) => `${n} rows`))?.length)}>
          Change
        </button>
      ),
    });
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Select all 230 that match' }));
  };
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const answer = async (name: string) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'The list has changed' }));
    question.getByText('You chose 230 rows; 233 match now. Go on with 233?');
    await userEvent.click(question.getByRole('button', { name }));
  };

  it('are listed by the same question before anything is done to them', async () => {
    await openAll();
    await change();
    await waitFor(() => expect(changed).toEqual([230]));
    expect(asked.at(-1)).toMatchObject({ per_page: 1000, search: undefined, filters: { status: 'open' } });
  });
  it('are asked for where they are not as many as were seen', async () => {
    await openAll();
    matching = 233;
    await change();
    await answer('Go on with 233');
    await waitFor(() => expect(changed).toEqual([233]));
  });
  it('are left alone on No, and listed as they are now', async () => {
    await openAll();
    matching = 233;
    await change();
    await answer('Cancel');
    await waitFor(() => expect(changed).toEqual([undefined]));
    expect(screen.queryByText('All 230 selected')).toBeNull();
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 233 that match' }));
    await change();
    await waitFor(() => expect(changed).toEqual([undefined, 233]));
  });
  it('are left alone where none are left', async () => {
    await openAll();
    matching = 0;
    await change();
    await screen.findByText('Nothing matches anymore');
    expect(changed).toEqual([undefined]);
  });
  it('say when they are more than can be changed at once', async () => {
    await openAll();
    matching = 20_001;
    await change();
    const question = within(await screen.findByRole('alertdialog', { name: 'That’s too many at once' }));
    question.getByText('You chose 230 rows. Wayline can change the first 20,000. Go on with those?');
    await userEvent.click(question.getByRole('button', { name: 'Go on with 20,000' }));
    await waitFor(() => expect(changed).toEqual([20_000]));
  });
});

const SORTED: DataTableProps<Row>['columns'] = [
  { key: 'name', label: 'Name', sortBy: ({ name }) => name },
  { key: 'id', label: 'Number' },
];
const names = () => screen.getAllByText(/^Row \d+$/).map((row) => row.textContent);
const sortBy = (option: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), option);

it('R-TRIP-045 R-TRIP-038 is in the order of the server until a sortable column is chosen, and offers no other', async () => {
  await open({ columns: SORTED });
  const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).options].map((o) => o.text);
  expect(options).toEqual(['Default order', 'Name, ascending', 'Name, descending']);
  expect(names()[0]).toBe('Row 0');
});
it('R-TRIP-045 sorts the whole list and not the page that is shown, and pages through it in that order', async () => {
  await open({ columns: SORTED });
  await sortBy('-name');
  await waitFor(() => expect(names()[0]).toBe('Row 229'));
  expect(asked.at(-1)).toMatchObject({ per_page: 1000, cursor: undefined });
  const loads = asked.length;
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('101 to 200 of 230');
  expect(names()[0]).toBe('Row 129');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('201 to 230 of 230');
  expect(asked).toHaveLength(loads);
  await sortBy('');
  await waitFor(() => expect(names()[0]).toBe('Row 0'));
});
it('R-TRIP-045 lets the server sort by a column that its index has, a page at a time', async () => {
  const ordered = { ascending: { order: 'soonest' }, descending: { order: 'latest' } };
  await open({ columns: [{ key: 'name', label: 'Name', sortBy: ({ name }) => name, ordered }] });
  await sortBy('-name');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ per_page: 100, filters: { order: 'latest' } }));
  expect(names()[0]).toBe('Row 0');
});
it('R-TRIP-045 says that a list is too long to sort, and does not sort a part of it', async () => {
  const endless: FetchRows<Row> = async ({ cursor, per_page }) => ({
    rows: [
      { id: `r${cursor ?? 0}`, name: 'Row 1' },
      ...Array.from({ length: per_page - 1 }, (_, i) => ({ id: `${cursor}.${i}`, name: 'x' })),
    ],
    cursor: String(Number(cursor ?? 0) + 1),
    total: 230,
  });
  await open({ columns: SORTED, fetchRows: endless });
  await sortBy('name');
  expect(await screen.findByText(/^This list has more than 20,000 records/)).toBeTruthy();
  expect(names()).toHaveLength(1);
});
