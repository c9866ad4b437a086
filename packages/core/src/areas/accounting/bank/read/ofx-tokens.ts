/** A tag of OFX: one that holds others opens and closes, any other has what is written behind it. `line` is the line of the file. */
export type OfxToken =
  | { kind: 'open'; name: string; line: number }
  | { kind: 'close'; name: string; line: number }
  | { kind: 'value'; name: string; value: string; line: number };

/** The tags that hold others, of those we read. Any other tag has a value, and in OFX 1 often no end. */
const HOLDERS = new Set([
  ...['OFX', 'STMTRS', 'CCSTMTRS', 'BANKACCTFROM', 'CCACCTFROM', 'BANKACCTTO', 'CCACCTTO', 'BANKTRANLIST', 'STMTTRN'],
  ...['PAYEE', 'CURRENCY', 'ORIGCURRENCY', 'LEDGERBAL', 'AVAILBAL', 'BALLIST', 'BAL', 'STMTTRNP'],
]);

/** A tag begins with a letter: an angle bracket or an ampersand in a name is just that. */
const TAG = /<(\/?)([a-z][\w.:-]{0,63})\s{0,20}(\/?)>/gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const toCharacter = (code: number, whole: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
/** A value as it reads: entities that are none stay as they are. */
const readValue = (written: string): string =>
  written
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
      (whole, hex?: string, digits?: string, name?: string) => {
        if (hex) return toCharacter(Number.parseInt(hex, 16), whole);
        return digits ? toCharacter(Number(digits), whole) : (NAMED[name?.toLowerCase() ?? ''] ?? whole);
      },
    )
    .replace(/\s+/g, ' ')
    .trim();

/** The tags of an OFX file in their order, whether it is SGML or XML; the header before the first of them is passed over. */
export function* ofxTokens(text: string): Generator<OfxToken> {
  let line = 1;
  let newline = text.indexOf('\n');
  let waiting: { name: string; from: number; line: number } | undefined;
  for (const found of text.matchAll(TAG)) {
    const [whole, slash, written = ''] = found;
    if (waiting) {
      const value = readValue(text.slice(waiting.from, found.index));
      if (value) yield { kind: 'value', name: waiting.name, value, line: waiting.line };
      waiting = undefined;
    }
    for (; newline >= 0 && newline < found.index; newline = text.indexOf('\n', newline + 1)) line += 1;
    const name = written.toUpperCase();
    if (HOLDERS.has(name)) yield { kind: slash ? 'close' : 'open', name, line };
    else if (!slash) waiting = { name, from: found.index + whole.length, line };
  }
}
