import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tag, tagName } from '@wayline/core/areas/tags/tag';
import { tagLists } from '@wayline/core/areas/tags/tag-lists';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../lib/session';
import { dismissToast, shownToasts } from '../../lib/toast-store';
import { fakeFetch, refusal } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { TagTripDialog } from './tag-trip-dialog';
import { TagsDialog } from './tags-dialog';

const trip = Trip.parse({
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  tags: ['VIP'],
  trip_pax: 2,
  trip_reservations: 1,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 3,
});
const tag = (title: string, n: number) =>
  Tag.parse({
    id: `tag_0${n}ARZ3NDEKTSV4RRFFQ69G5FA0`,
    title,
    name: tagName(title),
    tag_type: 'Trip',
    created_at: '2026-11-21T09:00:00.000Z',
  });
const lists = tagLists([tag('Family trip', 1), tag('Honeymoon', 2), tag('VIP', 3)]);
const LIST = 'GET /services/crm/api/v1/getAllTagList';
const CREATE = 'POST /services/misc/api/v1/tags';
const ON_TRIP = `POST /services/trips/api/v1/trips/${trip.id}/tags`;
const known = { [LIST]: { json: { lists } } };
const done = { json: { status: 'success', message: 'Tag added successfully' } };

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('the tags of the company', () => {
  const open = (answers: Parameters<typeof fakeFetch>[0]) => {
    const onClose = vi.fn();
    const sent = fakeFetch({ ...known, ...answers });
    renderInApp(<TagsDialog onClose={onClose} />);
    return { onClose, sent: () => sent.filter(({ method }) => method !== 'GET') };
  };
  const add = async (text: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'New tags' }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Add tags' }));
  };
  it('R-SHELL-084 R-SHELL-134 R-SHELL-281 are added in one request, said so, and the dialog is hidden', async () => {
    const { onClose, sent } = open({ [CREATE]: done });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tags for' }), 'Places');
    await userEvent.type(screen.getByRole('textbox', { name: 'Also found by' }), 'Italy');
    await add('Rome, Bay of Naples');
    await screen.findByText('Tag added successfully');
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent()[0]?.body).toEqual({
      request_for: 'onlyStore',
      tags: { tag_type: 'Booking', is_place_tag: true, tag: ['Rome', 'Bay of Naples'], suggestions: ['Italy'] },
    });
  });
  it('R-SHELL-085 R-SHELL-280 the dialog stays open when that fails', async () => {
    const { onClose } = open({ [CREATE]: refusal(503, 'busy', 'Wayline is busy.') });
    await add('Rome');
    await screen.findByText('Error in tag create');
    expect(screen.getByText('Wayline is busy.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New tags' }).value).toBe('Rome');
  });
  it('R-SHELL-197 R-SHELL-249 an answer of status error is a failure, with its message', async () => {
    const { onClose } = open({
      [CREATE]: { json: { status: 'error', message: 'A company can have at most 1000 tags.' } },
    });
    await add('Rome');
    await screen.findByText('A company can have at most 1000 tags.');
    expect(screen.getByText('Error in tag create')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
  it('R-SHELL-194 R-SHELL-195 R-SHELL-196 are deleted after the question, and not without a yes', async () => {
    const { sent } = open({ [`DELETE /services/misc/api/v1/tags/delete/${lists.trips[1]?.id}`]: { json: {} } });
    const ask = async (answer: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete tag Honeymoon' }));
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText('Are you sure you want to delete?')).toBeTruthy();
      await userEvent.click(question.getByRole('button', { name: answer }));
    };
    await ask('Cancel');
    expect(sent()).toEqual([]);
    await ask('Yes, delete it!');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
  it('R-SHELL-286 says nothing when the list cannot be had', async () => {
    const { sent } = open({ [LIST]: { status: 500 } });
    await screen.findByText('No tags yet.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent()).toEqual([]);
  });
  it('shows those that fit what is typed', async () => {
    open({});
    await screen.findByText('Honeymoon');
    await userEvent.type(screen.getByRole('textbox', { name: 'New tags' }), 'x, fam');
    expect(screen.queryByText('Honeymoon')).toBeNull();
    expect(screen.getByText('Family trip')).toBeTruthy();
  });
});

describe('the tag of a trip', () => {
  const open = (answers: Parameters<typeof fakeFetch>[0]) => {
    const onClose = vi.fn();
    const sent = fakeFetch({ ...known, ...answers });
    renderInApp(<TagTripDialog trip={trip} onClose={onClose} onChanged={async () => undefined} />);
    return { onClose, sent: () => sent.filter(({ method }) => method !== 'GET') };
  };
  it('R-SHELL-086 is no longer on its way when an error occurs', async () => {
    const { onClose } = open({ [ON_TRIP]: refusal(409, 'trip.too_many_tags', 'A trip can have up to 50 tags.') });
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'Golf{Enter}');
    await screen.findByText('A trip can have up to 50 tags.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add tag' }).disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });
  it('R-SHELL-134 a new one is kept for the company too', async () => {
    const { onClose, sent } = open({ [ON_TRIP]: { json: { trip } }, [CREATE]: done });
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), ' Golf {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent().map(({ body }) => body)).toEqual([
      { tag: 'Golf' },
      { request_for: 'onlyStore', tags: { tag_type: 'Trip', tag_id: trip.id, tag: ['Golf'] } },
    ]);
  });
  it('is suggested while it is typed, without those it has, and is one press away with the keyboard', async () => {
    const { onClose, sent } = open({ [ON_TRIP]: { json: { trip } } });
    const suggestions = within(await screen.findByRole('group', { name: 'Company tags' }));
    expect(suggestions.getAllByRole('button').map((b) => b.textContent?.trim())).toEqual(['Family trip', 'Honeymoon']);
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'moon');
    expect(suggestions.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent().map(({ body }) => body)).toEqual([{ tag: 'Honeymoon' }]);
  });
});
