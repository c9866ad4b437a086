import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCounting } from '../../../testing/count-steps';

// What was loaded before it was counted would count as nothing.
vi.resetModules();
const counter = startCounting();
const { parseMrz } = await import('./parse-mrz');
afterAll(() => counter.stop());

const MOST_STEPS = 300_000;
const TIMES = 100_000;
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

const PIECES: Record<string, string> = {
  fillers: '<',
  quotes: '«',
  'single quotes': '‹',
  letters: 'A',
  'small letters': 'a',
  digits: '1',
  blanks: ' ',
  'line ends': '\n',
  returns: '\r',
  'line ends of two': '\r\n',
  'blank lines': ' \n',
  tabs: '\t',
  'first lines': `${FIRST}\n`,
  'second lines': `${SECOND}\n`,
  'both lines': `${FIRST}\n${SECOND}\n`,
  'lines in one': FIRST,
  'letters that grow in capitals': 'ß',
  accents: 'e\u0301',
  'letters of two halves': '\u{1F6EB}',
  'half letters': '\ud83d',
  noughts: '\u0000',
};

describe('machine-readable lines that were made to keep a browser busy', () => {
  it.each(Object.entries(PIECES))('of %s: are refused at little cost', async (_what, piece) => {
    const text = piece.repeat(TIMES);
    expect(await counter.stepsOf(() => expect(parseMrz(text, '2026-11-28')).toBeUndefined())).toBeLessThan(MOST_STEPS);
  });
  it.each(Object.entries(PIECES))('with %s behind them: are read or refused at little cost', async (_what, piece) => {
    const text = `${FIRST}\n${SECOND}${piece.repeat(900 / piece.length)}`;
    expect(await counter.stepsOf(() => parseMrz(text, '2026-11-28'))).toBeLessThan(MOST_STEPS);
  });
});
