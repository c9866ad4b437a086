import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Itinerary, ItineraryDraft } from './itinerary';
import { pageSections } from './page-sections';
import { italy } from './published.fixture';
import { ItinerarySections, moveSection, sectionKey, standardSections, wholeSections } from './sections';
import { BUILT_IN } from './template';

const custom = (id: string, more = {}) => ({
  kind: 'custom' as const,
  id,
  shown: true,
  title: 'Packing',
  text: '- hat',
  stands_out: false,
  ...more,
});

describe('R-TRIP-197 the sections of an itinerary', () => {
  it('are all there where nobody has arranged them, also in an itinerary of before', () => {
    const { sections } = Itinerary.parse({
      id: `tin_${'0'.repeat(26)}`,
      trip_id: `trp_${'0'.repeat(26)}`,
      ti_name: 'Spring',
      created_at: '2027-01-01T00:00:00.000Z',
      updated_at: '2027-01-01T00:00:00.000Z',
      version: 1,
    });
    expect(sections).toEqual(standardSections());
    expect(sections.filter(({ shown }) => !shown).map(({ kind }) => kind)).toEqual(['at_a_glance', 'prices']);
    expect(BUILT_IN.content.sections).toEqual(sections);
  });
  it('stand in an itinerary once each', () => {
    expect(ItinerarySections.safeParse([custom('a'), custom('b')]).success).toBe(true);
    expect(ItinerarySections.safeParse([custom('a'), custom('a')]).success).toBe(false);
    expect(ItinerarySections.safeParse([...standardSections(), { kind: 'days', shown: true }]).success).toBe(false);
    expect(ItinerarySections.safeParse([{ kind: 'weather', shown: true }]).success).toBe(false);
  });
  it('have those that an arrangement leaves out at the end, switched off', () => {
    const whole = wholeSections([{ kind: 'days', shown: true }, custom('a')]);
    expect(whole.slice(0, 2).map(sectionKey)).toEqual(['days', 'a']);
    expect(whole).toHaveLength(8);
    expect(whole.slice(2).some(({ shown }) => shown)).toBe(false);
  });
  it('lose and double none when one is moved, and moving back is no change', () => {
    const at = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(at, at, (from, to) => {
        const moved = moveSection(standardSections(), from, to);
        expect(moved[to]).toEqual(standardSections()[from]);
        expect(moveSection(moved, to, from)).toEqual(standardSections());
      }),
    );
    expect(moveSection(standardSections(), 0, -1)).toEqual(standardSections());
  });
  it('are published in their order: what is switched off is not, and prices only where they are shown', () => {
    const sections = [custom('a', { stands_out: true }), custom('b', { shown: false }), ...standardSections()].map(
      (section) => (section.kind === 'prices' ? { ...section, shown: true } : section),
    );
    const kinds = (show_prices: boolean) => italy({ sections, show_prices }).sections?.map(({ kind }) => kind);
    expect(kinds(false)).toEqual(['custom', 'welcome', 'notices', 'days', 'documents', 'travelers']);
    expect(kinds(true)).toContain('prices');
    expect(JSON.stringify(italy({ sections }).sections)).not.toContain('"id"');
  });
  it('are those of before in a version that was published before there was a choice', () => {
    expect(pageSections({}).map(({ kind }) => kind)).toEqual(['welcome', 'notices', 'days', 'documents', 'travelers']);
    expect(ItineraryDraft.parse({ ti_name: 'x' })).toMatchObject({ accent: 'sea', cover_style: 'tall' });
  });
});
