import { ACCENTS, type Accent } from '@wayline/core/itinerary/brand';
import type { MailBlock } from './mail-content';
import { LOOK } from './mail-look';
import { Signature } from './signature';

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
    <tbody>
      {facts.map(([name, value]) => (
        <tr key={name}>
          <td className="quiet" style={LOOK.name}>
            {name}
          </td>
          <td className="ink" dir="auto" style={LOOK.value}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Button = ({ word, url, accent }: { word: string; url: string; accent: Accent }) => (
  <>
    <p style={{ margin: '24px 0 10px' }}>
      <a className="button" href={url} style={{ ...LOOK.button, backgroundColor: ACCENTS[accent].light }}>
        {word}
      </a>
    </p>
    <p className="quiet" style={LOOK.address}>
      {url}
    </p>
  </>
);

export const Block = ({ block, accent = 'sea' }: { block: MailBlock; accent?: Accent | undefined }) => {
  switch (block.kind) {
    case 'text':
      return (
        <p dir="auto" style={LOOK.text}>
          {block.text}
        </p>
      );
    case 'quote':
      return (
        <p className="mark" dir="auto" style={{ ...LOOK.quote, borderLeftColor: ACCENTS[accent].light }}>
          {block.text}
        </p>
      );
    case 'code':
      return (
        <p className="tint" style={LOOK.code}>
          {block.code}
        </p>
      );
    case 'button':
      return <Button word={block.word} url={block.url} accent={accent} />;
    case 'signature':
      return <Signature text={block.text} />;
    case 'facts':
      return <Facts facts={block.facts} />;
  }
};
