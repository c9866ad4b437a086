/** A JSON value that knows which characters of the text it came from. Text offsets leave the quotes out. */
export type JsonNode =
  | { type: 'object'; entries: { key: string; value: JsonNode }[]; start: number; end: number }
  | { type: 'array'; items: JsonNode[]; start: number; end: number }
  | { type: 'scalar'; value: string; quoted: boolean; start: number; end: number };

const DEEPEST = 100;
const LITERAL = /(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const STRING = /"((?:[^"\\]|\\.)*)"/sy;

class Unreadable extends Error {}

const unescape = (raw: string): string => {
  if (!raw.includes('\\')) return raw;
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char: string) => {
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    return { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }[char] ?? char;
  });
};

const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xfeff || code === 0xa0;

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  skipBlank() {
    while (this.at < this.text.length && isBlank(this.text.charCodeAt(this.at))) this.at++;
  }

  take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) throw new Unreadable();
    this.at = pattern.lastIndex;
    return match;
  }

  string(): JsonNode & { type: 'scalar' } {
    const start = this.at + 1;
    const raw = this.take(STRING)[1] ?? '';
    return { type: 'scalar', value: unescape(raw), quoted: true, start, end: start + raw.length };
  }

  /** Reads the members up to the closing mark; a comma too many is forgiven. */
  members(close: string, member: () => void): void {
    this.at++;
    for (;;) {
      this.skipBlank();
      if (this.text[this.at] === close) break;
      member();
      this.skipBlank();
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== close) throw new Unreadable();
    }
    this.at++;
  }

  entry(depth: number): { key: string; value: JsonNode } {
    const key = this.string().value;
    this.skipBlank();
    if (this.text[this.at] !== ':') throw new Unreadable();
    this.at++;
    return { key, value: this.value(depth) };
  }

  value(depth: number): JsonNode {
    this.skipBlank();
    const start = this.at;
    const first = this.text[start];
    if (depth > DEEPEST) throw new Unreadable();
    if (first === '"') return this.string();
    if (first === '{') {
      const entries: { key: string; value: JsonNode }[] = [];
      this.members('}', () => entries.push(this.entry(depth + 1)));
      return { type: 'object', entries, start, end: this.at };
    }
    if (first === '[') {
      const items: JsonNode[] = [];
      this.members(']', () => items.push(this.value(depth + 1)));
      return { type: 'array', items, start, end: this.at };
    }
    const [value] = this.take(LITERAL);
    return { type: 'scalar', value, quoted: false, start, end: this.at };
  }
}

/** Parses JSON with the offsets of every value, or answers nothing where it is not JSON or deeper than 100 levels. */
export const parsePositioned = (text: string): JsonNode | undefined => {
  const reader = new Reader(text);
  try {
    const node = reader.value(0);
    reader.skipBlank();
    return /^[\s;]*$/.test(text.slice(reader.at, reader.at + 100)) && reader.at >= text.trimEnd().length - 1
      ? node
      : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};
