import { act, screen, within } from '@testing-library/react';
import type { Present } from '@wayline/core/areas/notifications/presence';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presence } from '../../../lib/live';
import { signIn } from '../../../lib/session';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { listColleagues, whoIs } from './colleagues';
import { BookingPresence } from './components/booking-presence';
import { PresenceAvatars } from './components/presence-avatars';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId;
const DINNER = 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV' as BookingId;
const ME = sessionUser().id;
const here = (name: string, user_id = name, booking_id?: BookingId): Present => ({
  user_id,
  name,
  open: booking_id && { booking_id },
});
const tell = (...people: Present[]) => act(() => presence.hear({ type: 'presence', channel: `trip.${TRIP}`, people }));

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  presence.lost();
});

describe('colleagues', () => {
  it('are everybody but oneself, each once with all they have open', () => {
    const people = [here('Bo Ek', 'b', DINNER), here('Marta', ME), here('Ana Lima', 'a'), here('Bo Ek', 'b')];
    expect(listColleagues(people, ME)).toEqual([
      { user_id: 'a', name: 'Ana Lima', open: [] },
      { user_id: 'b', name: 'Bo Ek', open: [{ booking_id: DINNER }] },
    ]);
  });
  it('are spoken of by their first names', () => {
    expect(
      [[], ['Ana Lima'], ['Ana Lima', 'Bo Ek'], ['Ana Lima', 'Bo Ek', 'Cy']].map((n) => whoIs(n, 'editing')),
    ).toEqual([undefined, 'Ana is editing', 'Ana and Bo are editing', 'Ana and 2 others are editing']);
  });
});

describe('the header of a trip', () => {
  const names = () =>
    within(screen.getByRole('list', { name: 'Also on this trip now' }))
      .getAllByRole('img')
      .map((avatar) => `${avatar.textContent} ${avatar.getAttribute('aria-label')}`);
  it('shows nothing while one is alone', () => {
    renderInApp(<PresenceAvatars trip={TRIP} />);
    tell(here('Marta', ME));
    expect(screen.queryByRole('list')).toBeNull();
  });
  it('shows who comes and goes by their initials, with the names for readers', () => {
    renderInApp(<PresenceAvatars trip={TRIP} />);
    tell(here('Marta', ME), here('Bo Ek'), here('Ana Lima'));
    expect(names()).toEqual(['AL Ana Lima', 'BE Bo Ek']);
    tell(here('Marta', ME), here('Bo Ek'));
    expect(names()).toEqual(['BE Bo Ek']);
    act(() => presence.lost());
    expect(screen.queryByRole('list')).toBeNull();
  });
  it('counts those for whom there is no room, and names them', () => {
    renderInApp(<PresenceAvatars trip={TRIP} />);
    tell(...['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => here(name)));
    expect([names().length, screen.getByTitle('Ed, Flo').textContent]).toEqual([4, '+2Ed, Flo']);
  });
});

describe('a booking', () => {
  it('says which colleague has it open, and stops when they close it', () => {
    renderInApp(<BookingPresence booking={DINNER} />);
    tell(here('Ana Lima', 'a', DINNER), here('Marta', ME, DINNER), here('Bo Ek'));
    expect(screen.getByTitle('Ana Lima').textContent).toBe('Ana is editing');
    tell(here('Ana Lima', 'a'));
    expect(screen.queryByText(/editing/)).toBeNull();
  });
});
