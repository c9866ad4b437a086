import { expect, it } from 'vitest';
import { listOrigins, Website } from './website';

it.each([
  ['www.example.com', 'www.example.com'],
  [' HTTPS://Www.Example.com/contact?a=1 ', 'www.example.com'],
  ['http://trips.example.co.uk', 'trips.example.co.uk'],
  ['münchen-reisen.de', 'xn--mnchen-reisen-wob.de'],
])('reads %s as a website', (written, host) => {
  expect(Website.parse(written)).toBe(host);
});

it.each([
  '',
  'our website',
  'localhost',
  'http://10.0.0.1',
  '[::1]',
  'example.com:8443',
  'me@example.com',
  "example.com 'self'",
  'example.com;script-src *',
  '*.example.com',
  'javascript:alert(1)',
])('refuses %s', (written) => {
  const { success, error } = Website.safeParse(written);
  expect([success, error?.issues[0]?.message]).toEqual([false, expect.stringContaining('Enter one like')]);
});

it('answers under a name with and without www', () => {
  expect(listOrigins('example.com')).toEqual(['https://example.com', 'https://www.example.com']);
  expect(listOrigins('www.example.com')).toEqual(['https://example.com', 'https://www.example.com']);
});
