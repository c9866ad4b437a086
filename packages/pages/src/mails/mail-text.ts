import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import type { MailBlock, MailContent } from './mail-content';

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'code':
      return `    ${block.code}`;
    case 'button':
    case 'link':
      return `${block.word}:\n${block.url}`;
    case 'signature':
      return plainLines(block.text).join('\n');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
};

/** The plain text of a mail: the same words, each link written out. */
export const mailText = ({ title, blocks, foot }: MailContent): string =>
  `${[title, ...blocks.map(blockText), `-- \n${foot}`].join('\n\n')}\n`;
