import { describe, expect, it } from 'vitest';
import { italy } from '../itinerary/published.fixture';
import { comparePublished, countChanges } from './compare-published';

const NOTHING = { texts: [], parts: [], days_added: [], days_removed: [], entries: [] };
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
      {
        what: 'removed',
        booking_id: firstEntry?.booking_id,
        title: firstEntry?.title,
        kind: firstEntry?.kind,
        day: firstDay?.date,
        facts: [],
      },
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

  it('differ in sections, look, documents and travelers, but not in what an old version could not have', () => {
    const document = { name: 'visa.pdf', size: 1, url: '?document=1' };
    const after = { ...base, travelers: [...base.travelers, 'Ada'], documents: [document], accent: 'ruby' as const };
    const { accent: _, ...old } = base;
    expect(comparePublished(base, after).parts).toEqual(['look', 'documents', 'travelers']);
    expect(comparePublished(old, after).parts).toEqual(['documents', 'travelers']);
  });

  it('differ in the language of the client, and not in the nights of a stay that it counts in other words', () => {
    const spanish = italy({ language: 'es' });
    expect(comparePublished(base, spanish)).toEqual({ ...NOTHING, parts: ['language'] });
    expect(comparePublished(base, italy({ language: 'en' }))).toEqual(NOTHING);
  });

  it('are as many changes as bookings, texts and parts that differ, however many entries a booking has', () => {
    const days = base.days.map((day) => ({ ...day, entries: day.entries.filter((e) => e.kind !== 'overnight') }));
    const stay = base.days.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'checkin');
    const gone = days.map((day) => ({
      ...day,
      entries: day.entries.filter(({ booking_id }) => booking_id !== stay?.booking_id),
    }));
    const comparison = comparePublished({ ...base, days }, { ...base, days: gone, welcome_text: 'Dear all' });
    expect(comparison.entries.length).toBeGreaterThan(1);
    expect(countChanges(comparison)).toBe(2);
  });
});
