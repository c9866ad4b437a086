/** A run of a paragraph; with a `url` it is a link. */
export type Run = { text: string; url?: string };
/** What typed text says: paragraphs of lines, and lists. */
export type Block = { kind: 'paragraph'; lines: Run[][] } | { kind: 'list'; ordered: boolean; items: Run[][] };

const BULLET = /^\s*[-*•]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?=\S)/;
// A link by name, or an address by itself; a full stop or bracket behind an address belongs to the sentence.
const LINK = /\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()<>"]{1,500})\)|https?:\/\/[^\s<>"]{1,500}[^\s<>".,;:!?)\]}'’]/g;

/** The runs of a line, links apart. Only http and https become links, so that no text can run anything. */
export const parseTextRuns = (line: string): Run[] => {
  const runs: Run[] = [];
  let at = 0;
  for (const match of line.matchAll(LINK)) {
    if (match.index > at) runs.push({ text: line.slice(at, match.index) });
    const [whole, name, url] = match;
    runs.push(name && url ? { text: name, url } : { text: whole, url: whole });
    at = match.index + whole.length;
  }
  if (at < line.length) runs.push({ text: line.slice(at) });
  return runs;
};

const listMark = (line: string) => (BULLET.test(line) ? BULLET : NUMBER.test(line) ? NUMBER : undefined);

/**
 * Text as a person typed it, as paragraphs, lists and links: a blank line parts paragraphs, lines that begin with a dash or a number are
 * a list, `[name](https://…)` and bare addresses are links. There is no other mark-up: what looks like HTML is text.
 */
export const richText = (text: string): Block[] => {
  const blocks: Block[] = [];
  let last: Block | undefined;
  const opened = <B extends Block>(block: B): B => {
    blocks.push(block);
    last = block;
    return block;
  };
  for (const line of text.split(/\r?\n/)) {
    const mark = listMark(line);
    if (!line.trim()) last = undefined;
    else if (mark) {
      const ordered = mark === NUMBER;
      const goesOn = last?.kind === 'list' && last.ordered === ordered ? last : undefined;
      const list = goesOn ?? opened({ kind: 'list', ordered, items: [] });
      list.items.push(parseTextRuns(line.replace(mark, '').trim()));
    } else {
      const goesOn = last?.kind === 'paragraph' ? last : undefined;
      const paragraph = goesOn ?? opened({ kind: 'paragraph', lines: [] });
      paragraph.lines.push(parseTextRuns(line.trim()));
    }
  }
  return blocks;
};

const plainRuns = (runs: readonly Run[]) =>
  runs.map(({ text, url }) => (url && url !== text ? `${text} (${url})` : text)).join('');

/** The same, one line after another, for where links cannot be pressed. */
export const plainLines = (text: string): string[] =>
  richText(text).flatMap((block) =>
    block.kind === 'paragraph'
      ? block.lines.map(plainRuns)
      : block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : '•'} ${plainRuns(item)}`),
  );
