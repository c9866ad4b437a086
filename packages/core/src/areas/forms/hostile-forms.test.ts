import { afterAll, describe, expect, it, vi } from 'vitest';
import { mostStepsFor, startCounting } from '../../testing/count-steps';

// What was loaded before it was counted would count as nothing.
vi.resetModules();
const counter = startCounting();
const { FormContent, MAX_FIELDS, MAX_SECTIONS } = await import('./form');
const { publicFormContracts } = await import('./public-form.contract');
const { readTypedForm } = await import('./typed-form');
afterAll(() => counter.stop());

/** As large as a form can be; every second section is asked of each traveler. */
const form = FormContent.parse({
  form_name: 'Everything',
  several_travelers: true,
  sections: Array.from({ length: MAX_SECTIONS }, (_, s) => ({
    id: `s${s}`,
    per_traveler: s % 2 === 1,
    fields: Array.from({ length: MAX_FIELDS }, (_, f) => ({
      id: `q${s}_${f}`,
      ...(f % 2 ? { type: 'text' } : { type: 'choices', options: [{ value: 'a', label: 'A' }] }),
    })),
  })),
});
const TRAVELERS = Array.from({ length: 20 }, (_, n) => `traveler=${n}&`).join('');
const BYTES = 50_000;

const many = (piece: string) => piece.repeat(BYTES / piece.length);
const each = (piece: (n: number) => string) =>
  Array.from({ length: BYTES / piece(1000).length }, (_, n) => piece(n)).join('');
const BOMBS: Record<string, string> = {
  'pairs of one name': many('a=&'),
  'pairs without a name': many('=&'),
  'pairs without a value': many('a&'),
  'names that differ': each((n) => `a${n}=1&`),
  'one long name': many('a'),
  'one long value': `f.q0_1=${many('a')}`,
  'returns in a value': `f.q0_1=${many('%0D')}`,
  'line ends in a value': `f.q0_1=${many('%0D%0A')}`,
  'half letters in a value': `f.q0_1=${many('%ED%A0%BD')}`,
  'escapes that are cut': `f.q0_1=${many('%')}`,
  'answers to one choice': many('f.q0_0=a&'),
  'empty answers to one choice': many('f.q0_0=&'),
  'answers to one question': many('f.q0_1=a&'),
  'answers of one traveler': many('t.0.q1_0=a&'),
  'answers of each traveler': TRAVELERS + each((n) => `t.${n % 20}.q1_${n % 60}=a&`),
  'travelers of one mark': many('traveler=1&'),
  'travelers of many marks': each((n) => `traveler=${n}&`),
  'travelers with long marks': each((n) => `traveler=${n}${'0'.repeat(100)}&`),
  'names within names': `t.${many('t.')}=1`,
  'names of objects': many('f.__proto__=1&'),
  buttons: many('do=remove_traveler.1&'),
  'a button of digits': `do=remove_traveler.${many('1')}`,
  'a version of digits': `version=${many('9')}`,
  drafts: many('draft=a&'),
  'nothing but separators': many('&'),
};

describe('a posted form that was made to keep the product busy', () => {
  it.each(Object.entries(BOMBS))('with %s: is read or refused at little cost', async (_what, body) => {
    const { input } = publicFormContracts['public.form.send'];
    const steps = await counter.stepsOf(() => {
      const fields = [...new URLSearchParams(body)];
      const sent = input.safeParse({ address: 'traveler_update', token: 'a'.repeat(43), fields });
      if (sent.success) readTypedForm(form, sent.data.fields);
      else expect(sent.error.issues.map(({ path }) => path[0])).toEqual(['fields']);
    });
    expect(steps).toBeLessThan(mostStepsFor(body.length));
  });
});
