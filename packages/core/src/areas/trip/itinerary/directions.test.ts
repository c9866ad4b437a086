import { expect, it } from 'vitest';
import { directionsUrl, placeQuery } from './directions';

it('looks for the address where there is one, so that a hotel chain does not lead to its other house', () => {
  const url = new URL(directionsUrl({ name: 'Grand Hotel', formatted_address: 'Via Roma 1 & 3, Turin' }));
  expect(url.searchParams.get('query')).toBe('Via Roma 1 & 3, Turin');
  expect(new URL(directionsUrl({ name: 'מלון דן' })).searchParams.get('query')).toBe('מלון דן');
});

it('opens without an app: an https address', () => {
  expect(directionsUrl({ name: 'JFK' })).toMatch(/^https:/);
});

it('does not say the name twice', () => {
  expect(placeQuery({ name: 'Uffizi', address: 'Piazzale degli Uffizi 6' })).toBe('Uffizi, Piazzale degli Uffizi 6');
  expect(placeQuery({ name: 'Uffizi', address: 'Uffizi Gallery, Florence' })).toBe('Uffizi Gallery, Florence');
});
