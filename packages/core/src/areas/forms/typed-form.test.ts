import { describe, expect, it } from 'vitest';
import { FormContent } from './form';
import { readTypedForm, type TypedFields } from './typed-form';

const form = FormContent.parse({
  form_name: 'Who travels',
  several_travelers: true,
  sections: [
    {
      id: 'trip',
      fields: [
        { id: 'where', type: 'text' },
        { id: 'likes', type: 'choices', options: [{ value: 'Sea', label: 'Sea' }] },
      ],
    },
    { id: 'people', per_traveler: true, fields: [{ id: 'first', type: 'text' }] },
  ],
});
const read = (...fields: TypedFields) => readTypedForm(form, fields);

describe('what a browser sends of a form', () => {
  it('is read by the fields that the form has, and nothing else is kept', () => {
    const { answers } = read(
      ['f.where', 'Kyoto'],
      ['f.likes', 'Sea'],
      ['f.likes', 'Snow'],
      ['f.__proto__', 'x'],
      ['f.other', 'x'],
    );
    expect(answers.form).toEqual({ where: 'Kyoto', likes: ['Sea', 'Snow'] });
  });
  it('has its travelers in the order of their marks, and one where it names none', () => {
    expect(
      read(['traveler', '7'], ['traveler', '2'], ['t.2.first', 'Leo'], ['t.7.first', 'Mina']).answers.travelers,
    ).toEqual([{ first: 'Mina' }, { first: 'Leo' }]);
    expect(read().answers.travelers).toEqual([{}]);
  });
  it('has at most twenty travelers, whoever asks for more', () => {
    const many = Array.from({ length: 50 }, (_, i): [string, string] => ['traveler', String(i)]);
    expect(read(...many).answers.travelers).toHaveLength(20);
  });
  it('is sent by every button but those that say otherwise', () => {
    expect(read().pressed).toEqual({ do: 'send' });
    expect(read(['do', 'save']).pressed).toEqual({ do: 'save' });
    expect(read(['do', 'remove_traveler.3']).pressed).toEqual({ do: 'remove_traveler', traveler: 3 });
    expect(read(['do', 'delete']).pressed).toEqual({ do: 'send' });
  });
  it('keeps lines as lines, and half a letter as a missing one', () => {
    expect(read(['f.where', 'a\r\nb\ud800']).answers.form.where).toBe('a\nb\ufffd');
  });
  it.each([
    ['3', 3],
    ['', undefined],
    ['-1', undefined],
    ['x', undefined],
  ])('was typed onto version %j: %j', (typed, version) => expect(read(['version', typed]).version).toBe(version));
});
