import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsList } from '../features/account/components/settings-list';
import { BookingTabs } from '../features/trip/booking-lists/components/booking-tabs';
import { TripPages } from '../features/trip/trips/details/trip-pages';
import { signIn } from '../lib/session';
import { sessionUser, TOKENS } from '../testing/people';
import { renderInApp } from '../testing/render-in-app';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as Parameters<typeof TripPages>[0]['id'];
const GROUPS = [
  { title: 'You', settings: [{ path: '/myaccount/profile' as const, plan: undefined }] },
  { title: 'Company', settings: [{ path: '/myaccount/occasions' as const, plan: undefined }] },
];

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['/claim_requests', <BookingTabs key="tabs" />, 'Claim requests'],
  [`/trips/${TRIP}/packages/new`, <TripPages key="pages" id={TRIP} />, 'Packages'],
  ['/myaccount/occasions', <SettingsList key="settings" groups={GROUPS} />, 'Occasions'],
])('%s is marked in its row of pages and brought into sight', (path, row, label) => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  signIn(TOKENS, sessionUser());
  renderInApp(row, { path });
  expect(shown.mock.contexts).toEqual([screen.getByRole('link', { name: label, current: 'page' })]);
});
