import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { PlaceDialog } from './place-dialog';

beforeEach(() => signIn(TOKENS, sessionUser()));

it('R-TRIP-089 R-TRIP-215 keeps a place with is_library 1 and says so in the words of the spec', async () => {
  const sent = fakeFetch({
    'POST /services/misc/api/v1/places': { json: { message: 'Place added as Library place.', place: {} } },
  });
  renderInApp(<PlaceDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Sasso');
  await userEvent.click(screen.getByRole('button', { name: 'Save place' }));
  await screen.findByText('Place added as Library place.');
  expect(sent[0]?.body).toEqual({ place: { name: 'Sasso', source: 'manual' }, is_library: 1 });
});
it('R-TRIP-065 keeps where a place is, and that it is a preferred one', async () => {
  const sent = fakeFetch({
    'POST /services/misc/api/v1/places': { json: { message: 'Place added as Library place.', place: {} } },
  });
  renderInApp(<PlaceDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Sasso');
  await userEvent.type(screen.getByRole('textbox', { name: 'Destination' }), 'Ravello');
  await userEvent.click(screen.getByText('Preferred place'));
  await userEvent.click(screen.getByRole('button', { name: 'Save place' }));
  await screen.findByText('Place added as Library place.');
  const place = { name: 'Sasso', destination_name: 'Ravello', is_preferred_place: true, source: 'manual' };
  expect(sent[0]?.body).toEqual({ place, is_library: 1 });
});
it('R-TRIP-216 R-ACC-148 says whom to turn to when saving fails, and keeps what was typed', async () => {
  fakeFetch({ 'POST /services/misc/api/v1/places': { status: 502 } });
  renderInApp(<PlaceDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Sasso');
  await userEvent.click(screen.getByRole('button', { name: 'Save place' }));
  expect(await screen.findByText('Some error occur, Please contact Wayline team.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Sasso');
});
