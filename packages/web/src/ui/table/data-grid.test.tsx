import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app';
import { onDesktop } from '../../testing/viewport';
import { DataGrid } from './data-grid';
import { parseSort } from './sort-rows';
import type { Column } from './table-types';

type Row = { id: string; name: string };
const COLUMNS: Column<Row>[] = [{ key: 'name', label: 'Name', sortBy: ({ name }) => name }];
const ROWS = [{ id: 'r1', name: 'Amalfi' }];

let showAll = () => {};
const asked = vi.fn();
/** A list as its page has it: which columns are hidden may be heard of at any time. */
const List = () => {
  const [sort, setSort] = useState<string>();
  const [hidden, setHidden] = useState<readonly string[]>(['nights']);
  showAll = () => setHidden([]);
  return (
    <DataGrid<Row>
      label="Trips"
      columns={COLUMNS}
      hidden={hidden}
      rows={ROWS}
      rowId={({ id }) => id}
      selected={[]}
      onSelect={undefined}
      onOpen={undefined}
      sort={parseSort(sort, COLUMNS)}
      onSort={(by) => {
        asked(by);
        setSort(by);
      }}
    />
  );
};
const press = () => fireEvent.click(screen.getByText('Name'));
const heading = () => screen.getByRole('columnheader', { name: 'Name' });

beforeEach(() => {
  asked.mockClear();
  onDesktop();
});

it('R-TRIP-045 sorts by the heading that is pressed, also when the user’s columns are heard of at that moment', async () => {
  renderInApp(<List />);
  await screen.findByText('Name');
  press();
  act(() => showAll());
  await waitFor(() => expect(asked).toHaveBeenCalledWith('name'));
  await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
});
