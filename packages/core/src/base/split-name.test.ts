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
  expect({ suffix: undefined, ...splitName(written) }).toMatchObject({ first_name, last_name, suffix }),
);
it.each([
  ['Mrs Mara Lindqvist', 'Mrs.', 'Mara', 'Lindqvist'],
  ['Lindqvist, Mr. Nils', 'Mr.', 'Nils', 'Lindqvist'],
  ['Prof. Dr. Emil Kern', 'Prof.', 'Emil', 'Kern'],
  ['Rev Mrs. Ada Holm', 'Rev. Mrs.', 'Ada', 'Holm'],
  ['REV. MSGR. John Doyle', 'Rev. Msgr.', 'John', 'Doyle'],
  ['Lady Mary Holm', 'Lady', 'Mary', 'Holm'],
  ['Holm, Lady Mary', 'Lady', 'Mary', 'Holm'],
  ['Lady Gaga', undefined, 'Lady', 'Gaga'],
  ['Ruiz, Pastor', undefined, 'Pastor', 'Ruiz'],
  ['Pastor López García', undefined, 'Pastor López', 'García'],
  ['Doctor Ada Holm', 'Dr.', 'Ada', 'Holm'],
  ['Mister Tom Price', 'Mr.', 'Tom', 'Price'],
  ['Dr. med. dent. Anna Weiß', 'Dr.', 'Anna', 'Weiß'],
  ['Fr Müller', undefined, 'Müller', ''],
  ['Sir', undefined, 'Sir', ''],
  ['Frau Lena Kern', undefined, 'Lena', 'Kern'],
])('R-ACC-118 %s has the title %s beside %s / %s', (written, title, first_name, last_name) =>
  expect(splitName(written)).toEqual({ ...(title && { title }), first_name, last_name }),
);
it.each([
  ['Mr. & Mrs. Ana and Tom Price', true],
  ['Ana und Tom Price', true],
  ['Ana/Tom Price', true],
  ['Anders Andersen', false],
  ['Sandra Etienne', false],
])('%s names two people: %s', (written, two) => expect(namesTwoPeople(written)).toBe(two));
