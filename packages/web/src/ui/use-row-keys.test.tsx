import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useRowKeys } from './use-row-keys';

const Rows = () => {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const { keyOf, without } = useRowKeys(rows.length);
  const remove = (at: number) => {
    without(at);
    setRows(rows.filter((_, i) => i !== at));
  };
  return (
    <>
      {rows.map((row, i) => (
        <div key={keyOf(i)}>
          <input aria-label={row} />
          <button type="button" onClick={() => remove(i)}>
            Remove {row}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => setRows([...rows, 'd'])}>
        Add
      </button>
    </>
  );
};

it('leaves what was typed into a row with that row when another is taken out', async () => {
  render(<Rows />);
  await userEvent.type(screen.getByLabelText('c'), 'typed');
  await userEvent.click(screen.getByText('Remove a'));
  expect(screen.getByLabelText<HTMLInputElement>('c').value).toBe('typed');
  await userEvent.click(screen.getByText('Add'));
  expect(screen.getByLabelText<HTMLInputElement>('c').value).toBe('typed');
  expect(screen.getByLabelText<HTMLInputElement>('d').value).toBe('');
});
