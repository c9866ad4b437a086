import { chakra, Link } from '@chakra-ui/react';
import { type Block, type Run, richText } from '@wayline/core/areas/trip/itinerary/rich-text';

// What is written down has no identity of its own and never changes its place, so its place is its key.
const numbered = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: String(at) }));

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  numbered(runs).map(({ one: { text, url }, key }) =>
    url ? (
      <Link key={key} href={url} rel="noreferrer" target="_blank" textDecoration="underline" color="inherit">
        {text}
      </Link>
    ) : (
      text
    ),
  );

const Part = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph')
    return (
      <chakra.p dir="auto" whiteSpace="pre-line">
        {numbered(block.lines).map(({ one, key }) => (
          <span key={key}>
            {key !== '0' && '\n'}
            <Runs runs={one} />
          </span>
        ))}
      </chakra.p>
    );
  return (
    <chakra.ul as={block.ordered ? 'ol' : 'ul'} ps="5">
      {numbered(block.items).map(({ one, key }) => (
        <li key={key} dir="auto">
          <Runs runs={one} />
        </li>
      ))}
    </chakra.ul>
  );
};

/** Text as a person typed it: paragraphs, lists and links. Nothing else in it is mark-up. */
export const RichWords = ({ text }: { text: string }) =>
  numbered(richText(text)).map(({ one, key }) => <Part key={key} block={one} />);
