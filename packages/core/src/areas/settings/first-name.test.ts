import { expect, it } from 'vitest';
import { getFirstName } from './first-name';

it.each([
  ['Helen Brandt', 'Helen'],
  [' Ana María López ', 'Ana'],
  ['Mr. and Mrs. Brandt', 'Mr. and Mrs. Brandt'],
  ['Dr. Helen Brandt', 'Dr. Helen Brandt'],
  ['Helen & Paul', 'Helen & Paul'],
  ['The Brandts', 'The Brandts'],
  ['Brandt family', 'Brandt family'],
  ['Mina', 'Mina'],
])('greets %s as %s', (name, first) => expect(getFirstName(name)).toBe(first));
