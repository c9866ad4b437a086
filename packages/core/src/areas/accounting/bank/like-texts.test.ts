import { describe, expect, it } from 'vitest';
import { compareName, foldBankText, hasCode } from './like-texts';

describe('a name in what a bank wrote', () => {
  it.each([
    ['LUND EVA', 'Eva Lund', 'same'],
    ['SEPA CREDIT MULLER JORG REF 12', 'Jörg Müller', 'same'],
    ['MR E LUND', 'Eva Lund', 'like'],
    ['GRAND HOTEL S.P.A.', 'Grand Hotel SpA', 'same'],
    ['GRAND TOURS', 'Grand Hotel', 'like'],
    ['ANN LEE', 'Ann Lee', 'same'],
    ['LEE', 'Ann Lee', undefined],
    ['STRIPE PAYOUT', 'Eva Lund', undefined],
    ['ANYTHING', 'Mr & Mrs', undefined],
  ])('of %s is %s: %s', (text, name, found) => expect(compareName(foldBankText(text), name)).toBe(found));
});

describe('a code in what a bank wrote', () => {
  it.each([
    ['Invoice INV-1001', 'INV-1001', true],
    ['INV1001 THANKS', 'INV-1001', true],
    ['inv 01001', 'INV-1001', true],
    ['RE: INV-10011', 'INV-1001', false],
    ['2026-1001', '1001', true],
    ['21001', '1001', false],
    ['Room 12', '12', false],
    ['T-1042/1043', 'T-1043', false],
    ['', '', false],
  ])('%s has %s: %s', (text, code, found) => expect(hasCode(foldBankText(text), code)).toBe(found));
});
