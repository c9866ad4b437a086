import { FormContent } from '@wayline/core/areas/forms/form';
import { describe, expect, it } from 'vitest';
import { addField, dropField, listEarlier, movePart, newField, newTargetField, removePart } from './form-edits';

const { sections } = FormContent.parse({
  form_name: 'Trip',
  sections: [
    {
      id: 'one',
      fields: [
        { id: 'a', type: 'text' },
        { id: 'b', type: 'text' },
      ],
    },
    { id: 'two', fields: [{ id: 'c', type: 'text', condition: { field_id: 'a', is: 'filled' } }] },
  ],
});
const order = (of: typeof sections) => of.map(({ id, fields }) => [id, ...fields.map((field) => field.id)].join(' '));

describe('a form that is built', () => {
  it('gets a field behind the selected one, with an id of its own', () => {
    const field = newTargetField(sections, 'client.first_name');
    const once = addField(sections, 'a', field);
    expect(order(once)).toEqual(['one a client_first_name b', 'two c']);
    expect(newTargetField(once, 'client.first_name').id).toBe('client_first_name_2');
    expect(order(addField(sections, undefined, newField(sections, 'date')))).toEqual(['one a b', 'two c date']);
  });
  it('moves a field over the edge of its section, and a section as a whole', () => {
    expect(order(movePart(sections, 'b', 1))).toEqual(['one a', 'two b c']);
    expect(order(movePart(sections, 'c', -1))).toEqual(['one a b c', 'two']);
    expect(order(movePart(sections, 'a', -1))).toEqual(['one a b', 'two c']);
    expect(order(movePart(sections, 'two', -1))).toEqual(['two c', 'one a b']);
  });
  it('takes a dragged field in before another', () => {
    expect(order(dropField(sections, 'c', 'a'))).toEqual(['one c a b', 'two']);
  });
  it('loses the conditions that looked at what is removed', () => {
    expect(removePart(sections, 'a')[1]?.fields[0]?.condition).toBeUndefined();
    expect(removePart(sections, 'b')[1]?.fields[0]?.condition).toBeDefined();
  });
  it('lets a condition look at earlier questions alone', () => {
    expect(listEarlier(sections, 'two').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(listEarlier(sections, 'a')).toEqual([]);
  });
});
