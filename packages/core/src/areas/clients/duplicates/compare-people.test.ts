import { describe, expect, it } from 'vitest';
import { type ComparedPerson, comparePeople, foldName } from './compare-people';
import { formatMatchKey, listMatchKeys } from './match-keys';

const mara: ComparedPerson = {
  first_name: 'Mara',
  last_name: 'Lindqvist',
  dob: '1984-06-02',
  emails: ['mara@example.test'],
  phone: '+1 (555) 010-4471',
};
const shared = (a: ComparedPerson, b: ComparedPerson) => {
  const keys = listMatchKeys(b).map(formatMatchKey);
  return listMatchKeys(a).filter((key) => keys.includes(formatMatchKey(key)));
};

describe('two profiles', () => {
  it.each<[string, ComparedPerson, ComparedPerson, unknown]>([
    [
      'same name and birth date',
      mara,
      { ...mara, emails: [], phone: '' },
      { grade: 'certain', reasons: ['Same name and birth date'] },
    ],
    [
      'same email',
      { ...mara, dob: '', phone: '' },
      { ...mara, phone: '' },
      { grade: 'certain', reasons: ['Same email'] },
    ],
    [
      'an email that a couple shares',
      { first_name: 'Jo', emails: ['MARA@Example.test '] },
      mara,
      { grade: 'likely', reasons: ['Same email, different first name'] },
    ],
    [
      'same phone',
      { first_name: 'mara', work_mobile: '555 010 4471' },
      mara,
      { grade: 'likely', reasons: ['Same phone'] },
    ],
    [
      'a phone with and without the code of its country, and the extension of an office',
      { first_name: 'Mara', phone: '07700 900456' },
      { first_name: 'Mara', work_phone: '+44 (0)7700 900456 ext. 3' },
      { grade: 'likely', reasons: ['Same phone'] },
    ],
    [
      'the same digits in two countries',
      { first_name: 'Mara', phone: '+33 655 555 012' },
      { first_name: 'Mara', phone: '+34 655 555 012' },
      undefined,
    ],
    [
      'a phone that a family shares',
      { first_name: 'Ida', phone: '15550104471' },
      mara,
      { grade: 'possible', reasons: ['Same phone, different first name'] },
    ],
    [
      'a son with the name of his father',
      { ...mara, dob: '1954-06-02' },
      mara,
      { grade: 'likely', reasons: ['Same email', 'Same phone', 'Different birth dates'] },
    ],
    ['nothing in common but a name', { first_name: 'Mara', last_name: 'Lindqvist' }, mara, undefined],
    ['nothing at all', {}, {}, undefined],
  ])('%s', (_what, a, b, likeness) => {
    expect(comparePeople(a, b)).toEqual(likeness);
    expect(comparePeople(b, a)).toEqual(likeness);
    // Keys only say whom to compare: two countries have numbers of the same digits.
    if (likeness) expect(shared(a, b).length).toBeGreaterThan(0);
  });

  it('are compared without accents and marks, and by the mailbox that Gmail delivers to', () => {
    expect(foldName(' José-María O’Neill ')).toBe('jose maria oneill');
    const a = { first_name: 'Ann', emails: ['ann.berg+trips@gmail.com'] };
    expect(comparePeople(a, { first_name: 'Ann', work_email: 'annberg@googlemail.com' })?.grade).toBe('certain');
    expect(comparePeople({ phone: '12' }, { phone: '12' })).toBeUndefined();
  });
});

it('keys tell nothing of whom they belong to', () => {
  expect(JSON.stringify(listMatchKeys(mara))).not.toMatch(/mara|lindqvist|4471|1984/i);
});
