import { describe, expect, it } from 'vitest';
import { FORM_TYPES } from './config-field';
import { configFields } from './config-fields';

const field = (form: (typeof FORM_TYPES)[number], name: string) => configFields(form).find((one) => one.name === name);

describe('R-TRIP-174 the fields of a form', () => {
  it('say of each what stands in it, what it is chosen from, and whether it must be given', () => {
    expect(field('booking', 'title')).toEqual({ name: 'title', kind: 'text', required: true, max_length: 300 });
    expect(field('booking', 'booking_type')).toMatchObject({ kind: 'choice', required: true });
    expect(field('booking', 'booking_type')?.choices).toContain('M.I.C.E./Groups');
    expect(field('booking', 'supplier_requests')).toMatchObject({ kind: 'group', required: false });
    expect(field('trip', 'start_date')).toEqual({ name: 'start_date', kind: 'day', required: false });
    expect(field('trip', 'tags')).toMatchObject({ kind: 'list', required: false });
    expect(field('traveler', 'first_name')).toMatchObject({ kind: 'text', required: true });
    expect(field('event', 'startDate')).toMatchObject({ kind: 'day', required: true });
    expect(field('event', 'startTime')).toMatchObject({ kind: 'text', required: false });
  });
  it('see through fields that can be emptied', () => {
    expect(field('booking', 'payment_due_date')).toEqual({ name: 'payment_due_date', kind: 'day', required: false });
    expect(field('booking', 'headcount')).toMatchObject({ kind: 'number', required: false });
    expect(field('booking', 'supplier_status')?.choices).toContain('wait_listed');
  });
  it('are known of every form', () => {
    for (const form of FORM_TYPES) expect(configFields(form).length).toBeGreaterThan(3);
  });
});
