import { type Block, type Run, richText } from '@wayline/core/areas/trip/itinerary/rich-text';
import { BorderStyle, ExternalHyperlink, Paragraph, ShadingType, TextRun } from 'docx';

/** Half-points, as the format counts type sizes. */
export const SIZE = { small: 18, text: 21, name: 24, day: 32, title: 60 } as const;
const QUIET = '556160';
const NOTICE = { ink: '7A4B00', tint: 'FBF1DC' } as const;
export const TITLE_FACE = 'Georgia';

/** A colour as the format writes it. */
export const hex = (color: string): string => color.slice(1).toUpperCase();

export const quiet = (text: string) => new TextRun({ text, color: QUIET, size: SIZE.small });
export const plain = (text: string) => new Paragraph({ text });
export const heading = (text: string) =>
  new Paragraph({ style: 'Heading1', keepNext: true, children: [new TextRun({ text, font: TITLE_FACE })] });

const runOf = ({ text, url }: Run) =>
  url ? new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] }) : new TextRun(text);
const lineOf = (runs: readonly Run[], at: number) => [
  ...(at > 0 ? [new TextRun({ break: 1 })] : []),
  ...runs.map(runOf),
];

const NOTICE_LOOK = {
  shading: { type: ShadingType.CLEAR, fill: NOTICE.tint },
  border: { left: { style: BorderStyle.SINGLE, size: 16, color: NOTICE.ink, space: 8 } },
  indent: { left: 160 },
} as const;

const blockOf = (block: Block, look: object): Paragraph[] => {
  if (block.kind === 'paragraph')
    return [new Paragraph({ ...look, spacing: { after: 120 }, children: block.lines.flatMap(lineOf) })];
  return block.items.map(
    (item, at) =>
      new Paragraph({
        ...look,
        children: [...(block.ordered ? [new TextRun(`${String(at + 1)}. `)] : []), ...item.map(runOf)],
        ...(!block.ordered && { bullet: { level: 0 } }),
      }),
  );
};

/** Text as a person typed it, with its paragraphs, lists and links. */
export const prose = (text: string, look: object = {}): Paragraph[] =>
  richText(text).flatMap((block) => blockOf(block, look));

/** What the client must not miss. */
export const notice = (title: string, text: string): Paragraph[] =>
  text.trim() === ''
    ? []
    : [
        new Paragraph({
          ...NOTICE_LOOK,
          keepNext: true,
          children: [new TextRun({ text: title, bold: true, color: NOTICE.ink })],
        }),
        ...prose(text, NOTICE_LOOK),
      ];
