import { expect, it } from 'vitest';
import { toNameKey } from './institution-name-key';

it.each([
  ['Kestrel & Vane, Inc.', 'kestrel and vane'],
  ['The Ritz-Carlton', 'Ritz Carlton Company, LLC'],
  ['Müller Reisen GmbH', 'muller  reisen'],
  ["Backroad's", 'Backroads'],
])('%s is called like %s', (one, other) => expect(toNameKey(one)).toBe(toNameKey(other)));

it.each([
  ['Hilton Paris', 'Hilton'],
  ['The Company', ''],
])('%s is not called like %s', (one, other) => expect(toNameKey(one)).not.toBe(toNameKey(other)));
