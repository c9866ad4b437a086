import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localAt } from '../../base/zoned-time';
import { noticeSlot } from './notice-slot';

const at = (pace: 'at_once' | 'daily', now: string, zone = 'America/New_York') =>
  noticeSlot({ pace, kind: 'task_added_or_updated', now, zone, summary_time: '07:00' });

it('puts what comes in one minute into one mail at its end', () => {
  expect(at('at_once', '2026-11-22T10:00:00.000Z')).toBe('2026-11-22T10:01:00.000Z');
  expect(at('at_once', '2026-11-22T10:00:59.999Z')).toBe('2026-11-22T10:01:00.000Z');
});
it('gathers what a client answers, booking by booking, into one mail in five minutes', () => {
  const answered = (now: string) =>
    noticeSlot({ pace: 'at_once', kind: 'itinerary_answered', now, zone: 'UTC', summary_time: '07:00' });
  const all = ['10:00:00.000', '10:01:30.000', '10:04:59.999'].map((time) => answered(`2026-11-22T${time}Z`));
  expect(new Set(all)).toEqual(new Set(['2026-11-22T10:05:00.000Z']));
  expect(answered('2026-11-22T10:05:00.000Z')).toBe('2026-11-22T10:10:00.000Z');
});
it('puts the rest into the next morning of the user’s own zone, also over a change of the clocks', () => {
  expect(at('daily', '2026-11-22T11:59:59.999Z')).toBe('2026-11-22T12:00:00.000Z');
  expect(at('daily', '2026-11-22T12:00:00.000Z')).toBe('2026-11-23T12:00:00.000Z');
  expect(at('daily', '2026-03-07T20:00:00.000Z')).toBe('2026-03-08T11:00:00.000Z');
  expect(at('daily', '2026-11-22T12:00:00.000Z', 'Pacific/Auckland')).toBe('2026-11-22T18:00:00.000Z');
});
it('is never past, never further than a day and a clock change, and at the hour that was asked for', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'Europe/Rome', 'America/Los_Angeles', 'Australia/Lord_Howe'];
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      fc.constantFrom('05:30', '12:00', '21:15'),
      (date, zone, summary_time) => {
        const now = date.toISOString();
        const slot = noticeSlot({ pace: 'daily', kind: 'task_added_or_updated', now, zone, summary_time });
        const hours = (Date.parse(slot) - Date.parse(now)) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
        expect(localAt(slot, zone).time).toBe(summary_time);
      },
    ),
  );
});
