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
      subjects: ['trp_1'],
    });
    expect(tripNamed.eventName).toBe('trip.named');
  });

  it('belongs to the history of its trip, of itself, or of whom it is declared to be about', () => {
    const inTrip = defineEvent('booking.named', { trip_id: z.string(), id: z.string() });
    expect(inTrip({ trip_id: 'trp_1', id: 'bkg_1' }).subjects).toEqual(['trp_1']);
    const ofMany = defineEvent('clients.named', { ids: z.array(z.string()) }, ({ ids }) => ids);
    expect(ofMany({ ids: ['cli_1', 'cli_2'] }).subjects).toEqual(['cli_1', 'cli_2']);
    expect(defineEvent('company.named', {})({}).subjects).toEqual([]);
  });

  it('refuses what is no such fact', () => {
    expect(() => tripNamed({ id: 'trp_1', trip_name: 'Amalfi', days: 1.5 })).toThrow();
  });
});
