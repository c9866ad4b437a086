const MOST_ATTRIBUTES = 500;
const OPENING = /<(?:(!--)|(script|style)(?![\w-])|\/?[a-z])/gi;
const CLOSERS: Record<string, string> = { '!--': '-->', script: '</script', style: '</style' };

const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 47;

/** The offset after a tag that begins at `from`, or -1 where it has more attributes than any page needs. */
const tagEnd = (html: string, from: number): number => {
  let attributes = 0;
  let afterEquals = false;
  for (let i = from; i < html.length; i++) {
    const code = html.charCodeAt(i);
    if (code === 62) return i + 1;
    if (afterEquals && (code === 34 || code === 39)) {
      const close = html.indexOf(html[i] ?? '', i + 1);
      if (close < 0) return html.length;
      i = close;
      attributes++;
    } else if (isBlank(code)) {
      if (afterEquals) continue;
      attributes++;
    }
    afterEquals = code === 61;
    if (attributes > MOST_ATTRIBUTES) return -1;
  }
  return html.length;
};

/** Whether some tag has more than 500 attributes: a parser looks for doubles among them, which takes quadratic time. */
export const hasHostileTag = (source: string): boolean => {
  const html = source.toLowerCase();
  const opening = new RegExp(OPENING);
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = match[1] ? match.index : tagEnd(html, match.index + 1);
    if (end < 0) return true;
    const closer = CLOSERS[match[1] ?? match[2] ?? ''];
    const close = closer ? html.indexOf(closer, end) : end;
    opening.lastIndex = close < 0 ? html.length : Math.max(close, match.index + 1);
  }
  return false;
};
