/** The longest cell that is kept; what follows in it is dropped, and no field takes half of this. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Reads CSV piece by piece, wherever the pieces are cut. Quotes that are not doubled are taken as they stand, as long as no separator or line
 * end follows them, which is how people write `"Bob "Bobby" Smith"`.
 */
export const csvReader = (separator: string) => {
  const plain = new RegExp(`[^${separator === '|' ? '\\|' : separator}\\r\\n"]+`, 'y');
  let cells: string[] = [];
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let spaces = '';
  let wasReturn = false;
  let rows: string[][] = [];

  const add = (text: string) => {
    if (cell.length < MOST_CHARACTERS) cell += text;
  };
  const endCell = () => {
    cells.push(cell);
    cell = '';
    state = 'start';
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
  };
  /** A separator or a line end, where it is not part of a cell. */
  const isEnd = (char: string): boolean => {
    if (char === separator) endCell();
    else if (char === '\n' || char === '\r') endRow();
    else return false;
    wasReturn = char === '\r';
    return true;
  };
  const readClosing = (char: string) => {
    if (char === '"' && spaces === '') {
      add('"');
      state = 'quoted';
    } else if (isEnd(char)) spaces = '';
    else if (char === ' ') spaces += char;
    else {
      add(`"${spaces}${char}`);
      spaces = '';
      state = 'quoted';
    }
  };
  const readOutside = (char: string) => {
    if (char === '"' && state === 'start') state = 'quoted';
    else if (!isEnd(char)) {
      add(char);
      state = 'plain';
    }
  };
  const taken = () => {
    const done = rows;
    rows = [];
    return done;
  };

  return {
    /** The rows that end within this piece. */
    push: (text: string): string[][] => {
      for (let i = 0; i < text.length; ) {
        const char = text.charAt(i);
        if (wasReturn) {
          wasReturn = false;
          if (char === '\n' && state === 'start') {
            i += 1;
            continue;
          }
        }
        if (state === 'quoted') {
          const quote = text.indexOf('"', i);
          add(text.slice(i, quote < 0 ? undefined : quote));
          if (quote >= 0) state = 'closing';
          i = quote < 0 ? text.length : quote + 1;
          continue;
        }
        if (state === 'closing') {
          readClosing(char);
          i += 1;
          continue;
        }
        plain.lastIndex = i;
        const run = plain.exec(text)?.[0];
        if (run) {
          add(run);
          state = 'plain';
          i += run.length;
        } else {
          readOutside(char);
          i += 1;
        }
      }
      return taken();
    },
    /** The last row, and whether a quote is still open in it. */
    end: (): { rows: string[][]; isOpen: boolean } => {
      const isOpen = state === 'quoted';
      if (cells.length > 0 || state !== 'start') endRow();
      return { rows: taken(), isOpen };
    },
  };
};

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** The separator of a file by its beginning: the one that parts its first row the most. */
export const guessSeparator = (start: string): string => {
  const [line = ''] = start.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]+/, 1);
  const told = /^sep=(.)$/i.exec(line)?.[1];
  if (told) return told;
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
};
