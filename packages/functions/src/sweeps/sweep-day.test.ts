import { describe, expect, it, vi } from 'vitest';
import { seedFor, sweepDay } from './sweep-day';
import { sweepMode } from './sweep-mode';

describe('the day of a sweep', () => {
  it('is today in UTC, or the one that is named', () => {
    const today = new Date(vi.getRealSystemTime()).toISOString();
    expect(sweepDay('').name).toBe(today.slice(0, 10).replaceAll('-', ''));
    expect(sweepDay('20261128')).toEqual({ name: '20261128', place: 20_785 });
    expect(sweepDay('20261201').place - sweepDay('20261128').place).toBe(3);
    expect(() => sweepDay('yesterday')).toThrow('yesterday');
  });

  it('draws something else for each call, and on each day', () => {
    const day = sweepDay('20261128');
    const seeds = [seedFor(day, 'trips.get'), seedFor(day, 'trips.list'), seedFor(sweepDay('20261129'), 'trips.get')];
    expect(new Set(seeds).size).toBe(3);
    expect(seedFor(sweepDay('20261128'), 'trips.get')).toBe(seeds[0]);
  });
});

describe('what a sweep is asked for', () => {
  it('is a budget, what changed, or all, and nothing else', () => {
    expect([sweepMode(''), sweepMode('changed'), sweepMode('all')]).toEqual(['budget', 'changed', 'all']);
    expect(() => sweepMode('al')).toThrow('al');
  });
});
