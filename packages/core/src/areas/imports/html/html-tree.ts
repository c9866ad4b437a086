import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** An element as the author nested it, with where its attributes stand in the source. */
export type Element = {
  name: string;
  attrs: ReadonlyMap<string, string>;
  spans: ReadonlyMap<string, [start: number, end: number]>;
  children: (Element | HtmlText)[];
  parent?: Element;
  /** Where the content begins and ends. */
  start: number;
  end: number;
};
export type HtmlText = { text: string; start: number; end: number };

export const isElement = (node: Element | HtmlText): node is Element => 'name' in node;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose end tag authors leave out, and what ends them. */
const CLOSED_BY: Record<string, readonly string[]> = {
  li: ['li'],
  tr: ['tr'],
  td: ['td', 'th', 'tr'],
  th: ['td', 'th', 'tr'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  option: ['option'],
};
const RAW: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};
const DEEPEST = 1000;
const MOST_NODES = 100_000;
const NONE: ReadonlyMap<string, never> = new Map<string, never>();

class TreeBuilder {
  readonly root: Element;
  current: Element;
  private depth = 0;
  private nodes = 0;
  private readonly open = new Map<string, number>();
  private tokenizer: Tokenizer;

  constructor(private readonly source: string) {
    this.root = { name: '#root', attrs: new Map(), spans: new Map(), children: [], start: 0, end: source.length };
    this.current = this.root;
    const text = (token: Token.CharacterToken) => this.addText(token);
    this.tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => this.startTag(token),
        onEndTag: (token) => this.endTag(token),
        onCharacter: text,
        onWhitespaceCharacter: text,
        onNullCharacter: () => undefined,
        onComment: () => undefined,
        onDoctype: () => undefined,
        onEof: () => undefined,
      },
    );
  }

  build(): Element {
    this.tokenizer.write(this.source, true);
    while (this.current !== this.root) this.close(this.source.length);
    return this.root;
  }

  private addText({ chars, location }: Token.CharacterToken) {
    if (this.nodes++ > MOST_NODES) return;
    this.current.children.push({ text: chars, start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 });
  }

  private startTag(token: Token.TagToken) {
    const name = token.tagName;
    if (this.nodes++ > MOST_NODES) return;
    while (CLOSED_BY[this.current.name]?.includes(name)) this.close(token.location?.startOffset ?? 0);
    const element: Element = {
      name,
      attrs: token.attrs.length ? new Map(token.attrs.map((attr) => [attr.name, attr.value])) : NONE,
      spans: token.attrs.length ? this.spansOf(token) : NONE,
      children: [],
      parent: this.current,
      start: token.location?.endOffset ?? 0,
      end: token.location?.endOffset ?? 0,
    };
    this.current.children.push(element);
    const raw = RAW[name];
    if (raw !== undefined) this.tokenizer.state = raw;
    if (VOID.has(name) || this.depth >= DEEPEST) return;
    this.current = element;
    this.depth++;
    this.open.set(name, (this.open.get(name) ?? 0) + 1);
  }

  private endTag(token: Token.TagToken) {
    if (!this.open.get(token.tagName)) return;
    const at = token.location?.startOffset ?? 0;
    while (this.current.name !== token.tagName) this.close(at);
    this.close(at);
  }

  private close(at: number) {
    const { name, parent } = this.current;
    this.current.end = at;
    this.open.set(name, (this.open.get(name) ?? 1) - 1);
    this.depth--;
    this.current = parent ?? this.root;
  }

  /** The characters of each attribute's value, without its quotes. */
  private spansOf({ location }: Token.TagToken): Map<string, [number, number]> {
    const spans = new Map<string, [number, number]>();
    for (const [name, { startOffset, endOffset }] of Object.entries(location?.attrs ?? {})) {
      if (name !== 'content' && name !== 'href' && name !== 'src' && name !== 'datetime' && name !== 'value') continue;
      const raw = this.source.slice(startOffset, endOffset);
      const [lead = ''] = /^[^=]*=\s*["']?/.exec(raw) ?? [];
      const tail = /["']$/.test(raw) && /["']$/.test(lead) ? 1 : 0;
      spans.set(name, [startOffset + lead.length, endOffset - tail]);
    }
    return spans;
  }
}

/**
 * The elements of a page as its author nested them: no table or paragraph repairs, up to 100,000 nodes and 1,000 levels.
 * Linear in its size.
 */
export const parseHtml = (source: string): Element => new TreeBuilder(source).build();
