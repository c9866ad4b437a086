import { describe, expect, it } from 'vitest';
import { italy } from '../itinerary/published.fixture';
import { comparePublished } from './compare-published';

const NOTHING = { texts: [], days_added: [], days_removed: [], entries: [] };
const base = italy();
const firstDay = base.days[0];
const firstEntry = firstDay?.entries[0];

describe('two versions of an itinerary', () => {
  it('that say the same do not differ, whatever their numbers', () => {
    expect(comparePublished(base, { ...italy(), version: 9, published_at: '2027-03-01T00:00:00.000Z' })).toEqual(
      NOTHING,
    );
  });

  it('differ in texts, by field', () => {
    expect(comparePublished(base, { ...base, welcome_text: 'Dear all' }).texts).toEqual([
      { field: 'welcome_text', before: base.welcome_text, after: 'Dear all' },
    ]);
  });

  it('differ in entries that come, go and change', () => {
    const day = { ...base.days[0], entries: base.days[0]?.entries.slice(1) ?? [] } as (typeof base.days)[number];
    const without = { ...base, days: [day, ...base.days.slice(1)] };
    const gone = comparePublished(base, without).entries.filter(({ what }) => what === 'removed');
    expect(gone).toEqual([
      { what: 'removed', title: firstEntry?.title, kind: firstEntry?.kind, day: firstDay?.date, facts: [] },
    ]);
    const come = comparePublished(without, base).entries.filter(({ what }) => what === 'added');
    expect(come.map(({ title, day: at }) => [title, at])).toEqual([[firstEntry?.title, firstDay?.date]]);
    const later = { ...day, entries: [{ ...firstEntry, time: '23:11' }, ...day.entries] } as (typeof base.days)[number];
    expect(comparePublished(base, { ...base, days: [later, ...base.days.slice(1)] }).entries).toMatchObject([
      { what: 'changed', title: firstEntry?.title, facts: ['time'] },
    ]);
  });

  it('tell which entry moved from which day to which, and which days came', () => {
    const [one, ...others] = base.days as [(typeof base.days)[number], ...typeof base.days];
    const extra = { date: '2027-12-24', day: 99, entries: one.entries };
    const moved = comparePublished(base, { ...base, days: [{ ...one, entries: [] }, ...others, extra] });
    expect(moved.days_added).toEqual(['2027-12-24']);
    expect(moved.entries).toMatchObject(one.entries.map(({ title }) => ({ what: 'moved', title, from: one.date })));
    expect(comparePublished({ ...base, days: [...base.days, extra] }, base).days_removed).toEqual(['2027-12-24']);
  });
});
