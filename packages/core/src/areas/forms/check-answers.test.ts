import { describe, expect, it } from 'vitest';
import { checkAnswers, cleanAnswers } from './check-answers';
import { FormContent } from './form';
import { Answers } from './submission';
import { visibleFields } from './visible-fields';

const form = (over: Record<string, unknown> = {}) =>
  FormContent.parse({
    form_name: 'Traveler information',
    several_travelers: true,
    sections: [
      {
        id: 'trip',
        fields: [
          { id: 'where', type: 'text', label: 'Where to?', required: true },
          { id: 'flying', type: 'yes_no', label: 'Do you need flights?' },
          {
            id: 'airport',
            type: 'text',
            label: 'From which airport?',
            required: true,
            condition: { field_id: 'flying', is: 'equals', value: 'yes' },
          },
          { id: 'budget', type: 'money', label: 'Budget' },
          {
            id: 'seat',
            type: 'choice',
            label: 'Seat',
            options: [{ value: 'Aisle', label: 'Aisle' }],
            condition: { field_id: 'airport', is: 'filled' },
          },
        ],
      },
      {
        id: 'people',
        per_traveler: true,
        fields: [
          { id: 'first', type: 'text', label: 'First name', required: true },
          { id: 'dob', type: 'date', label: 'Date of birth' },
          {
            id: 'passport',
            type: 'text',
            label: 'Passport',
            condition: { field_id: 'flying', is: 'equals', value: 'yes' },
          },
        ],
      },
    ],
    ...over,
  });
const answers = (given: unknown) => Answers.parse(given);
const paths = (given: unknown, final = true, over = {}) =>
  checkAnswers(form(over), answers(given), { final }).map(({ path }) => path);

describe('what is asked', () => {
  it('follows from the answers, and an answer that is hidden itself decides nothing', () => {
    const given = answers({ form: { flying: 'no', airport: 'PDX' }, travelers: [{ first: 'Mara' }] });
    const { form: whole, travelers } = visibleFields(form(), given);
    expect(whole.flatMap(({ fields }) => fields).map(({ id }) => id)).toEqual(['where', 'flying', 'budget']);
    expect(travelers[0]?.[0]?.fields.map(({ id }) => id)).toEqual(['first', 'dob']);
  });
  it('is asked of each traveler with what was answered for the whole form', () => {
    const given = answers({ form: { flying: 'yes' }, travelers: [{}, {}] });
    const { travelers } = visibleFields(form(), given);
    expect(travelers.map(([section]) => section?.fields.map(({ id }) => id))).toEqual([
      ['first', 'dob', 'passport'],
      ['first', 'dob', 'passport'],
    ]);
  });
  it('has one place for everything where the form is for one traveler', () => {
    const { form: whole, travelers } = visibleFields(form({ several_travelers: false }), answers({ travelers: [{}] }));
    expect([whole.map(({ id }) => id), travelers]).toEqual([['trip', 'people'], []]);
  });
});

describe('what is wrong with answers', () => {
  it('is told field by field, of each traveler', () => {
    expect(
      paths({ form: { flying: 'yes', budget: 'a lot' }, travelers: [{ first: 'Mara' }, { dob: '1850-01-01' }] }),
    ).toEqual(['form.where', 'form.airport', 'form.budget', 'travelers.1.first', 'travelers.1.dob']);
  });
  it('is not what is missing while somebody still types', () => {
    expect(paths({ form: { budget: 'a lot' }, travelers: [{}] }, false)).toEqual(['form.budget']);
  });
  it('is nothing where an optional answer is empty', () => {
    expect(paths({ form: { where: 'Kyoto', budget: ' ', flying: '' }, travelers: [] })).toEqual([]);
  });
  it('is a choice that is not offered, and a second answer to a question for one', () => {
    const given = { form: { where: ['Kyoto', 'Nara'], flying: 'yes', airport: 'PDX', seat: 'Wing' } };
    expect(paths(given)).toEqual(['form.where', 'form.seat']);
  });
  it('is a missing consent, in the language of the form', () => {
    const over = { consent_text: 'Acepto.', language: 'es' };
    const [issue] = checkAnswers(form(over), answers({ form: { where: 'Kioto' } }), { final: true });
    expect(issue).toEqual({ path: 'consent', message: 'Marque esta casilla para continuar.' });
  });
});

it('keeps only answers to what is asked', () => {
  const given = {
    form: { where: 'Kyoto', airport: 'PDX', invented: 'x' },
    travelers: [{ first: 'Mara', passport: 'X1' }],
  };
  expect(cleanAnswers(form(), answers(given))).toEqual({
    form: { where: 'Kyoto' },
    travelers: [{ first: 'Mara' }],
    consent: false,
  });
});

it.each([
  ['$2,500', undefined],
  ['2.500,50 €', undefined],
  ['1 200', undefined],
  ['12,5', undefined],
  ['(500)', 'Enter an amount, e.g. 2500.'],
  ['about right', 'Enter an amount, e.g. 2500.'],
  ['2.500', 'This could be two numbers. Write 2500 or 2.5.'],
])('says of a budget of %s what is wrong with it', (budget, fault) => {
  const [issue] = checkAnswers(form(), answers({ form: { where: 'Kyoto', budget } }), { final: false });
  expect(issue?.message).toBe(fault);
});
