import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app';
import { ToDos } from './to-dos';

it('R-SHELL-063 leads from each count to the list of exactly what it counts, and leaves out what is none', () => {
  const { rerender } = renderInApp(<ToDos counts={{ trips: 9, departing_soon: 2, unpaid: 1 }} next={8} />);
  const link = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(link(/^2 trips leaving soon/)).toBe('/trips?departing=soon');
  expect(link(/^1 of the next 8 departures not paid in full/)).toBe('/trips?departing=unpaid');
  rerender(<ToDos counts={{ trips: 9, departing_soon: 2, unpaid: 0 }} next={8} />);
  expect(link(/not paid/)).toBeUndefined();
});
