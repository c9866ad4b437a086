import { isBlank, type JsonNode, JsonReader, Unreadable, unescaped } from './positioned-json';

const QUOTES: Record<string, string> = { '"': '"', "'": "'", '“': '”', '”': '”', '‘': '’' };
const BARE_KEY = /[\w@$.-]+/y;
const BARE_VALUE = /[^\s,{}[\]"'][^,{}[\]\n"]*/y;
const NEXT_KEY = /"[^"\n]{1,60}"\s*:/y;
const AFTER_STRING = new Set([',', ':', '}', ']', '"', '{', '[', undefined]);

/**
 * Walks JSON as people and templates write it: commas missing, quotes single, curly, missing or unescaped inside a string, comments,
 * brackets that are never closed. Reads each character a bounded number of times.
 */
export class LenientReader extends JsonReader {
  override skipBlank(): void {
    for (;;) {
      super.skipBlank();
      const two = this.text.slice(this.at, this.at + 2);
      const end = two === '//' ? '\n' : two === '/*' ? '*/' : undefined;
      if (!end) return;
      const found = this.text.indexOf(end, this.at + 2);
      this.at = found < 0 ? this.text.length : found + end.length;
    }
  }

  /** Whether a quote at `index` ends the string: what comes after it must be what follows a string. */
  private ends(index: number): boolean {
    let next = index + 1;
    while (next < this.text.length && next < index + 200 && isBlank(this.text.charCodeAt(next))) next++;
    const after = this.text[next];
    if (after !== '"' || this.text.slice(index, next).includes('\n')) return AFTER_STRING.has(after);
    NEXT_KEY.lastIndex = next;
    return NEXT_KEY.test(this.text);
  }

  override string(): JsonNode & { type: 'scalar' } {
    const open = this.text[this.at] ?? '';
    const close = QUOTES[open];
    if (!close) throw new Unreadable();
    const start = this.at + 1;
    let end = start;
    while (end < this.text.length && !(this.text[end] === close && this.ends(end)))
      end += this.text[end] === '\\' ? 2 : 1;
    this.at = Math.min(end + 1, this.text.length);
    return {
      type: 'scalar',
      value: unescaped(this.text.slice(start, end)),
      quoted: true,
      start,
      end: Math.min(end, this.text.length),
    };
  }

  override key(): string {
    const first = this.text[this.at] ?? '';
    return first in QUOTES ? this.string().value.trim() : this.take(BARE_KEY)[0];
  }

  override literal(): JsonNode {
    if ((this.text[this.at] ?? '') in QUOTES) return this.string();
    const start = this.at;
    const value = this.take(BARE_VALUE)[0].trim();
    return { type: 'scalar', value, quoted: !/^(?:null|undefined)$/.test(value), start, end: start + value.length };
  }

  override separator(): void {
    while (this.text[this.at] === ',' || this.text[this.at] === ';') {
      this.at++;
      this.skipBlank();
    }
  }

  /** Any closing bracket closes, and so does the end of the text. */
  override isClosed(): boolean {
    const char = this.text[this.at];
    return char === undefined || char === '}' || char === ']';
  }

  override colon(): void {
    if (this.text[this.at] === ':' || this.text[this.at] === '=') this.at++;
  }
}
