import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderItinerary } from '../itinerary/itinerary-document';
import { followDays } from './follow-days';

let see: (ids: string[]) => void;
beforeEach(() => {
  document.body.innerHTML = parsePage(renderItinerary(italy())).body.innerHTML;
  class Observer {
    constructor(tell: (seen: { isIntersecting: boolean; target: { id: string } }[]) => void) {
      see = (ids) => tell(ids.map((id) => ({ isIntersecting: true, target: { id } })));
    }
    observe() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());
const marked = () => [...document.querySelectorAll('.day-nav [aria-current]')].map((a) => a.getAttribute('data-day'));

it('marks the day that is being read, and only that', () => {
  followDays('2027-01-01');
  see(['day-2027-03-22']);
  expect(marked()).toEqual(['2027-03-22']);
  see(['day-2027-03-23']);
  expect(marked()).toEqual(['2027-03-23']);
  expect(document.querySelector('.today')).toBeNull();
});
it('says which day is today while the trip is on', () => {
  followDays('2027-03-24');
  expect(document.querySelector('.today')?.textContent?.replaceAll(/\s+/g, ' ')).toBe('Wed 24 Mar today');
});
