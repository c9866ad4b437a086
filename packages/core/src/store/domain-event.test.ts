import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineEvent } from './domain-event';

const tripNamed = defineEvent('trip.named', { id: z.string(), trip_name: z.string(), days: z.int().optional() });

describe('a kind of event', () => {
  it('makes facts of its schema alone, of whatever record is at hand', () => {
    const record = { id: 'trp_1', trip_name: 'Amalfi', days: 7, note: 'not for others' };
    expect(tripNamed(record)).toEqual({
      name: 'trip.named',
      payload: { id: 'trp_1', trip_name: 'Amalfi', days: 7 },
    });
    expect(tripNamed.eventName).toBe('trip.named');
  });

  it('refuses what is no such fact', () => {
    expect(() => tripNamed({ id: 'trp_1', trip_name: 'Amalfi', days: 1.5 })).toThrow();
  });
});
