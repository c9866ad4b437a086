import { screen, waitFor, within } from '@testing-library/react';
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
  expect(screen.getByText('1 pet fed')).toBeTruthy();
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
