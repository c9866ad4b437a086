import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { CLIENT_TYPES } from '@wayline/core/areas/trip/trips/trip-types';
import { listTours, listTutorials, normalisedTutorials } from '@wayline/core/areas/tutorials/help';
import { findHelpPage, HELP_PAGES } from '@wayline/core/areas/tutorials/pages';
import { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import { TIME_FORMAT_LABELS, TIME_FORMATS } from '@wayline/core/base/times';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { usePage, useShownPage } from '../../navigation/use-page';
import { sessionUser, TOKENS } from '../../testing/people';
import { usePlannerView } from '../trip/planner-views/use-planner-view';
import { useEntryActions } from '../trip/trips/use-entry-actions';
import type { PlannedTrip } from '../trip/trips/use-trip';

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
  const page = findHelpPage('/trips/trp_1/planner') ?? '';
  expect(Object.keys(normalisedTutorials())).toEqual([...HELP_PAGES]);
  expect(normalisedTutorials().planner).toEqual(listTutorials(page));
  const header = { tutorials: listTutorials(page), help_tours: listTours(page) };
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
