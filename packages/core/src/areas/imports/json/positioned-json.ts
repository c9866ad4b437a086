/** A JSON value that knows which characters of the text it came from. Text offsets leave the quotes out. */
export type JsonNode =
  | { type: 'object'; entries: { key: string; value: JsonNode }[]; start: number; end: number }
  | { type: 'array'; items: JsonNode[]; start: number; end: number }
  | { type: 'scalar'; value: string; quoted: boolean; start: number; end: number };

export const DEEPEST = 100;

/** Thrown inside a reader where a text is not what it reads; never leaves this folder. */
export class Unreadable extends Error {}

const LITERAL = /(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const STRING = /"((?:[^"\\]|\\.)*)"/sy;
const CONTROL: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The characters that the escapes of a JSON string stand for. */
export const unescaped = (raw: string): string => {
  if (!raw.includes('\\')) return raw;
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (CONTROL[char] ?? char),
  );
};

export const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xfeff || code === 0xa0;

/** Walks JSON as the standard has it, except that raw line ends in strings and a comma too many are forgiven. */
export class JsonReader {
  at = 0;
  constructor(readonly text: string) {}

  skipBlank(): void {
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
    return { type: 'scalar', value: unescaped(raw), quoted: true, start, end: start + raw.length };
  }

  key(): string {
    return this.string().value.trim();
  }

  literal(): JsonNode {
    const start = this.at;
    const [value] = this.take(LITERAL);
    return { type: 'scalar', value, quoted: false, start, end: this.at };
  }

  /** What follows a member: a comma, or the end. */
  separator(close: string): void {
    if (this.text[this.at] === ',') this.at++;
    else if (this.text[this.at] !== close) throw new Unreadable();
  }

  isClosed(close: string): boolean {
    return this.text[this.at] === close;
  }

  members(close: string, member: () => void): void {
    this.at++;
    for (this.skipBlank(); !this.isClosed(close); this.skipBlank()) {
      member();
      this.skipBlank();
      this.separator(close);
    }
    this.at++;
  }

  colon(): void {
    if (this.text[this.at] !== ':') throw new Unreadable();
    this.at++;
  }

  value(depth: number): JsonNode {
    this.skipBlank();
    const start = this.at;
    const first = this.text[start];
    if (depth > DEEPEST) throw new Unreadable();
    if (first === '{') {
      const entries: { key: string; value: JsonNode }[] = [];
      this.members('}', () => {
        const key = this.key();
        this.skipBlank();
        this.colon();
        entries.push({ key, value: this.value(depth + 1) });
      });
      return { type: 'object', entries, start, end: this.at };
    }
    if (first === '[') {
      const items: JsonNode[] = [];
      this.members(']', () => items.push(this.value(depth + 1)));
      return { type: 'array', items, start, end: this.at };
    }
    return first === '"' ? this.string() : this.literal();
  }
}

/** Reads the one value a text is, or answers nothing where the reader cannot, or where it is deeper than 100 levels. */
export const readWhole = (reader: JsonReader): JsonNode | undefined => {
  try {
    const node = reader.value(0);
    reader.skipBlank();
    return /^[\s;]*$/.test(reader.text.slice(reader.at, reader.at + 100)) ? node : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};
