import { expect, it } from 'vitest';
import { namesTwoPeople, splitName } from './split-name';

it.each([
  ['Mrs. Mara Elin Lindqvist', 'Mara Elin', 'Lindqvist', undefined],
  ['Lindqvist, Mr. Nils', 'Nils', 'Lindqvist', undefined],
  ['Cher', 'Cher', '', undefined],
  ['Henry Lake Jr.', 'Henry', 'Lake', 'Jr.'],
  ['Lake Jr., Henry', 'Henry', 'Lake', 'Jr.'],
  ['Lake, Henry, Jr.', 'Henry', 'Lake', 'Jr.'],
  ['Henry Lake, III', 'Henry', 'Lake', 'III'],
  ['Anneke van den Broek', 'Anneke', 'van den Broek', undefined],
  ['van den Broek, Anneke', 'Anneke', 'van den Broek', undefined],
  ['Paul de la Cour', 'Paul', 'de la Cour', undefined],
  ['Otto von Stein', 'Otto', 'von Stein', undefined],
  ['Van Morris', 'Van', 'Morris', undefined],
  ["O'Brien, Sinéad", 'Sinéad', "O'Brien", undefined],
  ['Prof. Dr. Emil Kern', 'Emil', 'Kern', undefined],
  ['Dr. Lena Osei', 'Lena', 'Osei', undefined],
])('%s is %s / %s / %s', (written, first_name, last_name, suffix) =>
  expect(splitName(written)).toEqual({ first_name, last_name, ...(suffix && { suffix }) }),
);
it.each([
  ['Mr. & Mrs. Ana and Tom Price', true],
  ['Ana und Tom Price', true],
  ['Ana/Tom Price', true],
  ['Anders Andersen', false],
  ['Sandra Etienne', false],
])('%s names two people: %s', (written, two) => expect(namesTwoPeople(written)).toBe(two));
