import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countOf } from '@wayline/core/base/plural';
import { beforeEach, expect, it } from 'vitest';
import { ApiError, unreachable } from '../../lib/api-error';
import { renderInApp } from '../../testing/render-in-app';
import { BulkReport } from './bulk-report';
import { type BulkSend, undoBy, useBulk } from './use-bulk';

const PETS = ['a', 'b', 'c'].map((id) => ({ id, name: `Pet ${id}` }));
const gone = () => new ApiError(404, { error: { code: 'record.missing', title: 'Gone', message: 'It isn’t there.' } });

let sent: { ids: string[]; key: string }[];
let refreshed: number;
const KIND = {
  count: (n: number) => countOf(n, 'pet'),
  changed: 'Pets changed',
  atOnce: 2,
  invalidate: async () => {
    refreshed++;
  },
};
/** Notes what is sent, and answers by what `judge` says of it. */
const sendBy =
  (judge: (ids: string[]) => Error | undefined): BulkSend<string> =>
  async (ids, key) => {
    sent.push({ ids, key });
    const failure = judge(ids);
    if (failure) throw failure;
    return { changed: ids };
  };
const Page = ({ send }: { send: BulkSend<string> }) => {
  const bulk = useBulk<string>(KIND);
  const said = (who: string) => `${who} fed`;
  return (
    <>
      <BulkReport bulk={bulk} />
      <button type="button" onClick={() => void bulk.run(PETS, { said, send, back: undoBy(send) })}>
        Feed all
      </button>
      <button type="button" onClick={() => void bulk.runOne({ id: 'a', name: 'Rex' }, { said, send })}>
        Feed Rex
      </button>
    </>
  );
};
const open = (send: BulkSend<string>) => renderInApp(<Page send={send} />);
const closeReport = async () => {
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sent = [];
  refreshed = 0;
});

it('does it to some at a time, says to how many, and takes all of it back', async () => {
  open(sendBy(() => undefined));
  await press('Feed all');
  await screen.findByText('3 pets fed');
  expect(sent.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c']]);
  await press('Undo');
  await waitFor(() => expect(refreshed).toBe(2));
  expect(sent.slice(2).map(({ ids }) => ids)).toEqual([['a', 'b'], ['c']]);
});
it('goes on after a request that was refused, and says of which records and why', async () => {
  open(sendBy((ids) => (ids.includes('a') ? gone() : undefined)));
  await press('Feed all');
  const report = within(await screen.findByRole('dialog', { name: "2 pets couldn't be changed" }));
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pet a: It isn’t there.',
    'Pet b: It isn’t there.',
  ]);
  report.getByText('1 pet fed');
  // The dialog would cover it: the offer to undo comes when it is read.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await closeReport();
  await press('Undo');
  await waitFor(() => expect(sent.at(-1)?.ids).toEqual(['c']));
});
it('asks no further where every answer would be the same, and says nothing more of a session that has ended', async () => {
  const forbidden = () => new ApiError(403, { error: { code: 'access.denied', title: 'No', message: 'You may not.' } });
  const { unmount } = open(sendBy(forbidden));
  await press('Feed all');
  const report = within(await screen.findByRole('dialog', { name: "3 pets couldn't be changed" }));
  expect([report.getAllByRole('listitem').length, sent.length]).toEqual([3, 1]);
  unmount();
  open(sendBy(() => new ApiError(401, {})));
  await press('Feed all');
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Feed all' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(screen.queryByRole('dialog')).toBeNull();
});
it('takes nothing more back once the session has ended', async () => {
  const each = (ids: string[]) => ids.map((id) => ({ ids: [id], send: sendBy(() => new ApiError(401, {})) }));
  const Undone = () => {
    const { run } = useBulk<string>(KIND);
    const work = { said: (who: string) => `${who} fed`, send: sendBy(() => undefined), back: each };
    return (
      <button type="button" onClick={() => void run(PETS, work)}>
        Feed all
      </button>
    );
  };
  renderInApp(<Undone />);
  await press('Feed all');
  await press('Undo');
  await waitFor(() => expect(sent.slice(2)).toHaveLength(1));
  await press('Feed all');
  await screen.findByText('3 pets fed');
  expect(sent.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c'], ['a'], ['a', 'b'], ['c']]);
});
it('keeps the report of one change while another ends, and says of what was refused after its page was left', async () => {
  const gates: (() => void)[] = [];
  const held: BulkSend<string> = async (ids) => {
    await new Promise<void>((resolve) => {
      gates.push(resolve);
    });
    if (ids.includes('a')) throw gone();
    return { changed: ids };
  };
  const { unmount } = open(held);
  await press('Feed all');
  await act(async () => gates[0]?.());
  await waitFor(() => expect(gates).toHaveLength(2));
  await press('Feed Rex');
  await act(async () => gates[1]?.());
  await screen.findByRole('dialog', { name: "2 pets couldn't be changed" });
  await act(async () => gates[2]?.());
  expect(screen.getByRole('dialog', { name: "2 pets couldn't be changed" })).toBeTruthy();
  await closeReport();
  await press('Feed all');
  unmount();
  renderInApp(<p>Another page</p>);
  await act(async () => gates[3]?.());
  await waitFor(() => expect(gates).toHaveLength(5));
  await act(async () => gates[4]?.());
  await screen.findByText("2 pets couldn't be changed");
  expect(screen.queryByRole('dialog')).toBeNull();
});
it('sends what was not answered once more, under the same key', async () => {
  open(sendBy(() => (sent.length === 1 ? unreachable() : undefined)));
  await press('Feed all');
  await screen.findByText('3 pets fed');
  const [first, again, next] = sent;
  expect(again).toEqual(first);
  expect(next?.key).not.toBe(first?.key);
});
it('speaks of one record by its name, and says of one that was refused what the server said', async () => {
  const { unmount } = open(sendBy(() => undefined));
  await press('Feed Rex');
  await screen.findByText('Rex fed');
  unmount();
  open(sendBy(gone));
  await press('Feed Rex');
  await screen.findByText('It isn’t there.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
