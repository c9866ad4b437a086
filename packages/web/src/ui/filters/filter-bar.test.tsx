import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayRange, flag, fullText, keyword, type ListQuery, oneOf, reference } from '@wayline/core/base/list-query';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { onPhone } from '../../testing/viewport';
import { useListQuery } from '../table/use-list-query';
import { FilterBar } from './filter-bar';
import { type FilterControls, filterControls } from './filter-words';

const TOYS = {
  states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
  order: { name: 'order', descending: 'latest', ascending: 'soonest' },
  filters: {
    status: oneOf(['open', 'done']),
    level: oneOf([7, 9]),
    advisor: reference('user'),
    tag: keyword(),
    maker: fullText(),
    written: dayRange('from', 'until'),
    unread: flag(),
  },
} as const satisfies ListQuery;

const ADA = `usr_${'1'.repeat(26)}`;
const same = (...values: string[]) => values.map((value) => ({ value, label: value }));
const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];
const CONTROLS = filterControls(TOYS, {
  dialog: { title: 'Filter toys', submit: 'Show toys', kind: 'dialog' },
  states: { label: 'Show', options: { current: 'Current toys', deleted: 'Deleted toys' } },
  filters: {
    status: { at: 'press', label: 'Toy status', emptyLabel: 'All', useOptions: () => STATUSES },
    level: { label: 'Level', emptyLabel: 'Any level', useOptions: () => same('7', '9'), chip: (of) => `Level ${of}` },
    advisor: {
      ...{ label: 'Advisor', emptyLabel: 'Any advisor', unknown: 'One advisor' },
      mine: { chip: 'My toys', option: (name) => `${name} (my toys)` },
      useNames: () => [
        { id: sessionUser().id, name: 'Mara' },
        { id: ADA, name: 'Ada' },
      ],
    },
    tag: { label: 'Tag', chip: (tag) => `Tag: ${tag}` },
    maker: { at: 'bar', label: 'Maker' },
    written: {
      from: { label: 'Written on or after', chip: (day) => `From ${day}` },
      until: { label: 'Written on or before', chip: (day) => `Until ${day}` },
    },
    unread: { at: 'bar', label: 'Unread' },
  },
  order: 'Soonest first',
});

const Page = ({ controls }: { controls: FilterControls }) => {
  const list = useListQuery(TOYS);
  return <FilterBar controls={controls} list={list} />;
};
const open = (path = '/toys', controls = CONTROLS) => renderInApp(<Page controls={controls} />, { path });
const address = () => screen.getByTestId('address').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openDialog = async () => {
  await press('Filters');
  return within(await screen.findByRole('dialog', { name: 'Filter toys' }));
};

beforeAll(() => import('./filter-dialog'));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

it('has words for every filter, or it does not compile', () => {
  const words = { tag: { label: 'Tag' } };
  // @ts-expect-error the words leave out all filters but one
  expect(filterControls({ filters: TOYS.filters }, { filters: words }).controls).toHaveLength(1);
});

describe('the bar', () => {
  it('sets one of some at a press, and shows which it is', async () => {
    open('/toys?tag=VIP');
    await press('Done');
    expect(address()).toBe('/toys?status=done&tag=VIP');
    const group = within(screen.getByRole('group', { name: 'Toy status' }));
    const pressed = () => group.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Done']);
    await press('All');
    expect([address(), pressed()]).toEqual(['/toys?tag=VIP', ['All']]);
  });
  it('takes what is typed on Enter, and a day that lists can take', async () => {
    open('/toys', {
      controls: CONTROLS.controls.map((one) => (one.kind === 'day' ? { ...one, at: 'bar' } : one)),
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'Maker' }), ' gino {Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Written on or after' }), '05/01/1850{Enter}');
    expect(address()).toBe('/toys?maker=gino');
    const from = screen.getByRole('textbox', { name: 'Written on or after' });
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(from);
    await userEvent.type(from, '05/01/2031{Enter}');
    expect(address()).toBe('/toys?maker=gino&from=2031-05-01');
  });
  it('is read from either end, and turns on what is on or off', async () => {
    open();
    await press('Soonest first');
    await press('Unread');
    expect(address()).toBe('/toys?order=soonest&unread=1');
    await press('Soonest first');
    expect(address()).toBe('/toys?unread=1');
  });
  it('is behind a button on a phone where it says so, with how many are set and one press to clear them', async () => {
    open('/toys?search=red&maker=gino&unread=1', { ...CONTROLS, isFolded: true, dialog: undefined });
    expect(screen.queryByRole('textbox', { name: 'Maker' })).toBeNull();
    await press('Filters (2)');
    await press('Clear filters');
    expect(address()).toBe('/toys?search=red');
  });
  it('takes one press after another before the first is shown', async () => {
    open('/toys?search=red', { ...CONTROLS, isFolded: true, dialog: undefined });
    await press('Filters');
    const maker = screen.getByRole<HTMLInputElement>('textbox', { name: 'Maker' });
    await userEvent.type(maker, 'gino');
    const at = (name: string) => screen.getByRole('button', { name });
    act(() => {
      maker.blur();
      at('Unread').click();
      at('Soonest first').click();
    });
    expect(address()).toBe('/toys?search=red&order=soonest&maker=gino&unread=1');
    act(() => {
      at('Done').click();
      at('Clear filters').click();
    });
    expect(address()).toBe('/toys?search=red');
  });
});

describe('the chips', () => {
  it('say each filter in words, and take it off', async () => {
    open(`/toys?show=deleted&level=7&advisor=${ADA}&tag=VIP&from=2031-05-01&until=2031-05-31&status=done&unread=1`);
    const chips = screen.getAllByRole('button', { name: /^Remove filter: / });
    expect(chips.map(({ textContent }) => textContent?.trim())).toEqual([
      'Deleted toys',
      'Level 7',
      'Ada',
      'Tag: VIP',
      'From 05/01/2031',
      'Until 05/31/2031',
    ]);
    await press('Remove filter: Level 7');
    expect(address()).not.toContain('level');
  });
  it('know the reader, and a record whose name is not known', () => {
    open(`/toys?advisor=${sessionUser().id}`);
    screen.getByRole('button', { name: 'Remove filter: My toys' });
  });
  it('name a record that is not known', () => {
    open(`/toys?advisor=usr_${'9'.repeat(26)}`);
    screen.getByRole('button', { name: 'Remove filter: One advisor' });
  });
});

describe('the dialog', () => {
  it('begins with what is set, and sets all at once', async () => {
    open('/toys?level=7&tag=VIP&status=done');
    const dialog = await openDialog();
    expect(dialog.getByLabelText<HTMLSelectElement>('Level').value).toBe('7');
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['Current toys', 'Deleted toys', 'Any level', '7', '9', 'Any advisor'],
      ...[expect.stringMatching(/^Mara/), 'Ada'],
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Show'), 'Deleted toys');
    await userEvent.selectOptions(dialog.getByLabelText('Advisor'), 'Mara (my toys)');
    await userEvent.clear(dialog.getByLabelText('Tag'));
    await userEvent.type(dialog.getByLabelText('Written on or after'), '05/01/2031');
    await userEvent.click(dialog.getByRole('button', { name: 'Show toys' }));
    await waitFor(() =>
      expect(address()).toBe(`/toys?show=deleted&status=done&level=7&advisor=${sessionUser().id}&from=2031-05-01`),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('refuses days that are the wrong way round, and those that no list takes', async () => {
    open();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Written on or after'), '05/31/2031');
    await userEvent.type(dialog.getByLabelText('Written on or before'), '05/01/2031');
    await userEvent.click(dialog.getByRole('button', { name: 'Show toys' }));
    await dialog.findByText('That end date is before the start date. Pick a later one.');
    await userEvent.clear(dialog.getByLabelText('Written on or before'));
    await userEvent.type(dialog.getByLabelText('Written on or before'), '05/01/2231');
    await userEvent.click(dialog.getByRole('button', { name: 'Show toys' }));
    await dialog.findByText('Choose a day between the years 1900 and 2199.');
    expect(address()).toBe('/toys');
  });
  it('is emptied by Clear, and what the bar sets stays', async () => {
    open('/toys?tag=VIP&show=deleted&status=done');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show toys' }));
    await waitFor(() => expect(address()).toBe('/toys?status=done'));
  });
});

describe('a filter that cannot be read', () => {
  const chip = 'Remove filter: One filter in this link isn’t available';
  it('says so until it is taken off, whatever else is changed', async () => {
    open('/toys?level=8&tag=VIP');
    await press('Done');
    expect(address()).toBe('/toys?status=done&tag=VIP&level=8');
    await press(chip);
    expect(address()).toBe('/toys?status=done&tag=VIP');
    expect(screen.queryByRole('button', { name: chip })).toBeNull();
  });
  it('is replaced by one that can', async () => {
    open('/toys?level=8');
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Level'), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Show toys' }));
    await waitFor(() => expect(address()).toBe('/toys?level=9'));
    expect(screen.queryByRole('button', { name: chip })).toBeNull();
  });
  it('is counted with others', () => {
    open('/toys?level=8&mood=good');
    screen.getByRole('button', { name: 'Remove filter: 2 filters in this link aren’t available' });
  });
});
