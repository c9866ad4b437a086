import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTextRuns, plainLines, richText } from './rich-text';

describe('typed text', () => {
  it('is paragraphs with their line ends, and lists of both kinds', () => {
    expect(richText('Dear both,\nwelcome.\n\n- one\n- two\n1. first\n2) second\nAnd on.')).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'Dear both,' }], [{ text: 'welcome.' }]] },
      { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
      { kind: 'paragraph', lines: [[{ text: 'And on.' }]] },
    ]);
  });
  it('makes links of names with an address and of bare addresses, and leaves the sentence its full stop', () => {
    expect(parseTextRuns('See [the map](https://maps.example/a?b=1) or https://x.example/y.')).toEqual([
      { text: 'See ' },
      { text: 'the map', url: 'https://maps.example/a?b=1' },
      { text: ' or ' },
      { text: 'https://x.example/y', url: 'https://x.example/y' },
      { text: '.' },
    ]);
  });
  it('makes no link of what could run, and keeps mark-up as text', () => {
    const nasty = '[x](javascript:alert(1)) <script>alert(1)</script> [y](data:text/html,1)';
    expect(parseTextRuns(nasty)).toEqual([{ text: nasty }]);
  });
  it('a number that begins a sentence and a dash between words are no list', () => {
    expect(richText('2027 was fine\n-5 degrees\n* * *').map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
  });
  it('reads line by line where links cannot be pressed', () => {
    expect(plainLines('a\n- [b](https://c.example)\n1. d')).toEqual(['a', '• b (https://c.example)', '1. d']);
  });
  it('loses and doubles no word', () => {
    const word = fc.stringMatching(/^[a-z<>&[\]()]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const said = richText(words.join('\n')).flatMap((b) => (b.kind === 'paragraph' ? b.lines : b.items));
        expect(said.map((runs) => runs.map((r) => r.text).join(''))).toEqual(words);
      }),
    );
  });
});
