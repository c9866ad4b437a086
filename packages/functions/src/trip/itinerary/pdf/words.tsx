import { Text, type TextProps, View } from '@react-pdf/renderer';
import { use } from 'react';
import { type DocumentFaces, FacesOfDocument } from './document-faces';
import { isDrawnByBrand } from './letters';
import { type Run, runsOf } from './printable';

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** A paragraph runs in the direction of its first letter. Source: Unicode Standard Annex 9, rule P2. */
const directionOf = (paragraph: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(LETTER.exec(paragraph)?.[0] ?? '') ? 'rtl' : 'ltr';

type Style = TextProps['style'] & object;
type Props = { children: string; style?: Style | Style[] };
type Line = { runs: readonly Run[]; direction: 'ltr' | 'rtl' };

const InFaces = ({ runs, direction, style = [] }: Line & Omit<Props, 'children'>) => (
  <Text style={[style, { direction }].flat()}>
    {runs.map(({ text, family }, at) =>
      family ? (
        <Text key={String(at)} style={{ fontFamily: family, direction }}>
          {text}
        </Text>
      ) : (
        text
      ),
    )}
  </Text>
);

/**
 * A line from a client or a supplier, in whatever scripts it is written: each letter in a face that has it, in the direction of its script
 * and, where that is from right to left, on the right. A part of a line has the `direction` of the whole.
 */
export const Words = ({
  children,
  style,
  direction = directionOf(children),
}: Props & Partial<Pick<Line, 'direction'>>) => (
  <InFaces runs={runsOf(children, use(FacesOfDocument))} direction={direction} style={style} />
);

/** For each word and each line, the renderer looks at all runs of their block, so a block ends with the line that fills it. */
const FULL_BLOCK = 100;
/** And so does a line, in its midst, that is longer than any but one made to keep the renderer busy. */
const MOST_RUNS = 1000;

/** At each new page, the renderer looks at all blocks that are left. The lines after so many run on. */
const MOST_LINES = 400;

const paragraphsOf = (text: string): string[] => {
  const paragraphs = text.split('\n');
  return paragraphs.length > MOST_LINES
    ? [...paragraphs.slice(0, MOST_LINES), paragraphs.slice(MOST_LINES).join(' ')]
    : paragraphs;
};
const linesOf = (paragraph: string, faces: DocumentFaces): Line[] => {
  const [runs, direction] = [runsOf(`${paragraph}\n`, faces), directionOf(paragraph)];
  return Array.from({ length: Math.ceil(runs.length / MOST_RUNS) }, (_, at) => ({
    runs: runs.slice(at * MOST_RUNS, (at + 1) * MOST_RUNS),
    direction,
  }));
};
const inBlocks = (lines: readonly Line[]): Line[][] => {
  const blocks: Line[][] = [];
  let room = 0;
  for (const line of lines) {
    if (room <= 0) {
      blocks.push([]);
      room = FULL_BLOCK;
    }
    blocks.at(-1)?.push(line);
    room -= line.runs.length;
  }
  return blocks;
};

/** A text from a client or a supplier like `Words`, each of its paragraphs in a direction of its own. */
export const Paragraphs = ({ children, style }: Props) => {
  const faces = use(FacesOfDocument);
  if (isDrawnByBrand(children)) return <Text style={style}>{children}</Text>;
  const lines = paragraphsOf(children).flatMap((paragraph) => linesOf(paragraph, faces));
  return (
    <View style={style}>
      {inBlocks(lines).map((block, at) => (
        <Text key={String(at)}>
          {block.map((line, position) => (
            <InFaces key={String(position)} {...line} />
          ))}
        </Text>
      ))}
    </View>
  );
};
