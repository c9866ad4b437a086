import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { Booking } from '@wayline/core/bookings/booking';
import { TIME_FORMAT_LABELS, TIME_FORMATS } from '@wayline/core/kernel/times';
import { CLIENT_TYPES } from '@wayline/core/trips/trip-types';
import { normalisedTutorials, toursOf, tutorialsOf } from '@wayline/core/tutorials/help';
import { HELP_PAGES, helpPageOf } from '@wayline/core/tutorials/pages';
import { tutorialsContracts } from '@wayline/core/tutorials/tutorials.contract';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePage, useShownPage } from '../../app/use-page';
import { signIn } from '../../lib/session';
import { sessionUser, TOKENS } from '../../testing/people';
import { usePlannerView } from '../planner-views/use-planner-view';
import { useEntryActions } from '../trips/use-entry-actions';
import type { PlannedTrip } from '../trips/use-trip';

beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: ['Edit Reservations'] })));
afterEach(() => localStorage.clear());
const inRouter = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  ),
};

/**
 * What the specification calls shared state, beside the counts, has a place here each: normalised tutorials, help tours and tutorials for
 * header are content of the product; known traveler types and time format options are lists of values; the active page is the one that
 * named itself; the planner layout is kept on this machine, the planner tab being one of the ways a planner is looked at; the edit-mode flag
 * and edit id are the entry that is open in its editor. Source: enum shared_state (G-064).
 */
it('R-SHELL-159 holds tutorials by page, those for the header, and help tours', () => {
  const page = helpPageOf('/trips/trp_1/planner') ?? '';
  expect(Object.keys(normalisedTutorials())).toEqual([...HELP_PAGES]);
  expect(normalisedTutorials().planner).toEqual(tutorialsOf(page));
  const header = { tutorials: tutorialsOf(page), help_tours: toursOf(page) };
  expect(tutorialsContracts['misc.tutorials.header'].output.parse(header)).toEqual(header);
  expect([header.tutorials.length > 0, header.help_tours.length]).toEqual([true, 1]);
});
it('R-SHELL-159 knows the types of travelers and the ways to show a time', () => {
  expect(CLIENT_TYPES).toEqual(['lead_client', 'secondary_client', 'not_determined']);
  expect(TIME_FORMATS.map((format) => [format, TIME_FORMAT_LABELS[format]])).toEqual([
    ['12 hr', 'AM/PM'],
    ['24 hr', '24-Hour'],
  ]);
});
it('R-SHELL-159 knows the active page', () => {
  const shown = renderHook(() => useShownPage());
  renderHook(() => usePage({ title: 'Trips', crumbs: [{ label: 'Home', to: '/dashboard' }] }));
  expect(shown.result.current).toEqual({ title: 'Trips', crumbs: [{ label: 'Home', to: '/dashboard' }] });
});
it('R-SHELL-159 keeps how the planner was looked at for the next trip', () => {
  const planner = renderHook(() => usePlannerView());
  act(() => planner.result.current[1]('Timeline'));
  planner.unmount();
  expect(renderHook(() => usePlannerView()).result.current[0]).toBe('Timeline');
});
it('R-SHELL-159 knows whether something of the trip is edited, and what', () => {
  const booking = { id: 'bkg_1', trip_id: 'trp_1' } as Booking;
  const whole = { bookings: [booking] } as unknown as PlannedTrip;
  const tools = { whole, refresh: async () => undefined };
  const { result } = renderHook(() => useEntryActions(tools), inRouter);
  expect(result.current.open).toBeUndefined();
  act(() => result.current.actions.edit('bkg_1'));
  expect(result.current.open).toMatchObject({ kind: 'edit', booking: { id: 'bkg_1' } });
  act(() => result.current.close());
  expect(result.current.open).toBeUndefined();
});
