import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { describe, expect, it } from 'vitest';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { renderInApp } from '../../../../testing/render-in-app';
import { ItineraryForm } from './itinerary-form';

const id = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;
const itinerary = (version: number, differs: Partial<Itinerary> = {}) =>
  Itinerary.parse({
    id: id('tin'),
    trip_id: id('trp'),
    ti_name: 'Spring in Italy',
    welcome_text: 'Dear Anna',
    created_at: '2027-02-01T10:00:00.000Z',
    updated_at: '2027-02-01T10:00:00.000Z',
    version,
    ...differs,
  });
const form = (at: Itinerary) => <ItineraryForm itinerary={at} onSaved={async () => {}} />;
const field = (label: string) => screen.getByLabelText(label, { exact: false }) as HTMLInputElement;

describe('the words of an itinerary on a live page', () => {
  it('keeps what is being typed when a client opens the link or a colleague saves another field', async () => {
    const { rerender } = renderInApp(form(itinerary(1)));
    await userEvent.type(field('Welcome'), ' and Paul');
    rerender(form(itinerary(2, { ti_name: 'Easter in Italy' })));
    expect([field('Title').value, field('Welcome').value]).toEqual(['Easter in Italy', 'Dear Anna and Paul']);
    expect(screen.queryByText(/Someone else saved this itinerary/)).toBeNull();
  });

  it('shows what somebody else wrote into the same field, and lets one choose', async () => {
    const { rerender } = renderInApp(form(itinerary(1)));
    await userEvent.type(field('Welcome'), ' and Paul');
    rerender(form(itinerary(2, { welcome_text: 'Dear both' })));
    expect(field('Welcome').value).toBe('Dear Anna and Paul');
    expect(screen.getByText(/theirs is “Dear both”, yours is “Dear Anna and Paul”/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field('Welcome').value).toBe('Dear both');
    expect(screen.queryByText(/Someone else saved this itinerary/)).toBeNull();
  });

  it('lets the advisor choose the language that the client reads, English at first', async () => {
    const sent = fakeFetch({ [`PUT /services/trips/api/v1/trip_itinerary/${id('trp')}/ti/${id('tin')}`]: {} });
    renderInApp(form(itinerary(1)));
    expect(field('Client’s language').value).toBe('en');
    await userEvent.selectOptions(field('Client’s language'), 'Spanish');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ language: 'es' })]);
  });

  it('saves against the version it has seen', async () => {
    const sent = fakeFetch({ [`PUT /services/trips/api/v1/trip_itinerary/${id('trp')}/ti/${id('tin')}`]: {} });
    const { rerender } = renderInApp(form(itinerary(1)));
    await userEvent.type(field('Welcome'), ' and Paul');
    rerender(form(itinerary(2)));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 2, welcome_text: 'Dear Anna and Paul', ti_name: 'Spring in Italy' }),
    ]);
  });
});
