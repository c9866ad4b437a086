import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { signIn } from '../lib/session';
import { Guarded } from '../navigation/guarded';
import { page } from '../navigation/page';
import { sessionUser, TOKENS } from '../testing/people';
import { fetchFirstPage } from './first-page';

const Trips = () => <h1>Trips</h1>;
const Frame = () => <h1>Frame</h1>;
const routes = () => {
  const trips = vi.fn(async () => ({ Trips }));
  const frame = vi.fn(async () => ({ Frame }));
  const ask = vi.fn(async () => undefined);
  const other = vi.fn(async () => ({ Trips }));
  const shown = page(trips, 'Trips', ask);
  const list: RouteObject[] = [
    {
      element: <Guarded by={['signed-in']}>{page(frame, 'Frame')}</Guarded>,
      children: [
        { path: '/trips', element: <Guarded by={['signed-in']}>{shown}</Guarded> },
        { path: '/other', element: page(other, 'Trips') },
      ],
    },
  ];
  return { list, trips, frame, ask, other, shown };
};

it('fetches the frame and the page of an address at once, and what the page asks for, and nothing else', async () => {
  signIn(TOKENS, sessionUser());
  const { list, trips, frame, ask, other } = routes();
  await fetchFirstPage(list, { pathname: '/v1/trips' }, '/v1');
  expect([trips, frame, ask, other].map((load) => load.mock.calls.length)).toEqual([1, 1, 1, 0]);
});
it('R-SHELL-061 fetches nothing of what a visitor will not see', async () => {
  const { list, trips, frame, ask } = routes();
  await fetchFirstPage(list, { pathname: '/trips' }, '');
  expect([trips, frame, ask].map((load) => load.mock.calls.length)).toEqual([0, 0, 0]);
});
it('shows a page whose code is there without waiting', async () => {
  signIn(TOKENS, sessionUser());
  const { list, shown } = routes();
  await fetchFirstPage(list, { pathname: '/trips' }, '');
  render(<Suspense fallback="waiting">{shown}</Suspense>);
  expect(screen.getByRole('heading', { name: 'Trips' })).toBeTruthy();
});
it('shows any other page as soon as its code is there', async () => {
  const { shown } = routes();
  render(<Suspense fallback="waiting">{shown}</Suspense>);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Trips' })).toBeTruthy();
});
it('leaves code that cannot be fetched to the page', async () => {
  const lost: RouteObject[] = [{ path: '/', element: page(() => Promise.reject(new Error('Gone')), 'Trips') }];
  await expect(fetchFirstPage(lost, { pathname: '/' }, '')).resolves.toBeUndefined();
});
