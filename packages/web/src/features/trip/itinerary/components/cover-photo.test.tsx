import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { expect, it } from 'vitest';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { renderInApp } from '../../../../testing/render-in-app';
import { CoverPhoto } from './cover-photo';

const id = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;
const at = `/services/trips/api/v1/trip_itinerary/${id('trp')}/ti/${id('tin')}/cover`;
const itinerary = (more: object = {}) =>
  Itinerary.parse({
    id: id('tin'),
    trip_id: id('trp'),
    ti_name: 'Spring in Italy',
    created_at: '2027-02-01T10:00:00.000Z',
    updated_at: '2027-02-01T10:00:00.000Z',
    version: 1,
    ...more,
  });
const show = (of: Itinerary) => renderInApp(<CoverPhoto itinerary={of} onSaved={async () => {}} />);

it('shows the uploaded cover, and removes it', async () => {
  const sent = fakeFetch({ [`GET ${at}`]: { json: { url: 'https://files.example/cover' } }, [`DELETE ${at}`]: {} });
  show(itinerary({ uploaded_cover: { id: id('fil'), type: 'image/jpeg' } }));
  const picture = await screen.findByAltText('The cover photo');
  expect(picture.getAttribute('src')).toBe('https://files.example/cover');
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(sent.map(({ method }) => method)).toContain('DELETE');
});

it('says what it cannot read, and sends nothing', async () => {
  const sent = fakeFetch({});
  show(itinerary());
  expect(screen.queryByRole('img')).toBeNull();
  const file = new File(['no picture'], 'notes.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Cover photo file'), file);
  expect(
    await screen.findByText("This file can't be read as a photo. Choose a JPG, PNG or WebP picture."),
  ).toBeDefined();
  expect(sent).toEqual([]);
});
