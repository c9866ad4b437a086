import { type Block, type Run, richText } from '@wayline/core/areas/trip/itinerary/rich-text';
import { safeUrl } from '../format/safe-url';

// What is written down has no identity of its own and never changes on the page, so its place is its key.
const numbered = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: String(at) }));

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  numbered(runs).map(({ one: { text, url }, key }) => {
    const href = safeUrl(url);
    return href ? (
      <a key={key} href={href} rel="noreferrer nofollow" target="_blank">
        {text}
      </a>
    ) : (
      text
    );
  });

const Paragraph = ({ lines }: { lines: readonly Run[][] }) => (
  <p className="typed" dir="auto">
    {numbered(lines).map(({ one, key }) => (
      <span key={key}>
        {key !== '0' && '\n'}
        <Runs runs={one} />
      </span>
    ))}
  </p>
);

const Part = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph') return <Paragraph lines={block.lines} />;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className="typed-list">
      {numbered(block.items).map(({ one, key }) => (
        <li key={key} dir="auto">
          <Runs runs={one} />
        </li>
      ))}
    </List>
  );
};

/** Text as a person typed it: paragraphs, line ends, lists and links, each in its own direction. Nothing else in it is mark-up. */
export const Prose = ({ text, className }: { text: string; className?: string }) => {
  const blocks = richText(text);
  if (blocks.length === 0) return null;
  return (
    <div className={className}>
      {numbered(blocks).map(({ one, key }) => (
        <Part key={key} block={one} />
      ))}
    </div>
  );
};
