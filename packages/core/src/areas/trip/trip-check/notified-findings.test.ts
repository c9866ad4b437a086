import { expect, it } from 'vitest';
import type { Finding } from './finding';
import { findingsBell, newFindings } from './notified-findings';

const bed = (date: string): Finding => ({ rule: 'TC-01', severity: 'problem', date, say: `No bed on ${date}.` });
const note: Finding = { rule: 'TC-18', severity: 'note', say: 'Twice the same.' };

it('tells what is new, once, and nothing that only wants to be known', () => {
  const first = newFindings([bed('2026-05-01'), note], []);
  expect(first.fresh.map(({ say }) => say)).toEqual(['No bed on 2026-05-01.']);
  expect(newFindings([bed('2026-05-01'), note], first.known).fresh).toEqual([]);
  const second = newFindings([bed('2026-05-01'), bed('2026-05-02')], first.known);
  expect(second.fresh.map(({ date }) => date)).toEqual(['2026-05-02']);
});
it('knows a finding again when only its sentence has changed', () => {
  const { known } = newFindings([{ ...bed('2026-05-01'), say: 'In 3 days.' }], []);
  expect(newFindings([{ ...bed('2026-05-01'), say: 'In 2 days.' }], known).fresh).toEqual([]);
});
it('tells again what was mended and came back', () => {
  const { known } = newFindings([bed('2026-05-01')], []);
  const mended = newFindings([], known);
  expect(newFindings([bed('2026-05-01')], mended.known).fresh).toHaveLength(1);
});
it('says the first and counts the rest', () => {
  expect(findingsBell('Amalfi', [bed('2026-05-01')])).toEqual({
    title: 'Trip check: one new finding in Amalfi',
    body: 'No bed on 2026-05-01.',
  });
  expect(findingsBell('Amalfi', [bed('2026-05-01'), bed('2026-05-02'), bed('2026-05-03')])).toEqual({
    title: 'Trip check: 3 new findings in Amalfi',
    body: 'No bed on 2026-05-01. And 2 more.',
  });
});
