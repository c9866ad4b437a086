import { TripId } from '@wayline/core/base/ids';
import { expect, it } from 'vitest';
import { reportsToCome } from './trip-reports';

it('R-SHELL-051 leads from the reports of a trip to each of its children, by a name and an address without gaps', () => {
  const trip = TripId.parse('trp_01ARZ3NDEKTSV4RRFFQ69G5FAV');
  const reports = reportsToCome(trip);
  expect(reports).toHaveLength(11);
  expect(new Set(reports.map(({ title }) => title)).size).toBe(11);
  for (const { title, to } of reports) {
    expect(title).not.toMatch(/Trip reports|:/);
    expect(to).toMatch(new RegExp(`^/trips/${trip}/reports/[A-Za-z]+(/advisor)?$`));
  }
});
