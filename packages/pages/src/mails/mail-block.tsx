import { ACCENTS, type Accent } from '@wayline/core/access/brand';
import type { MailBlock } from './mail-content';
import { MAIL_STYLES } from './mail-styles';
import { Signature } from './signature';

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
    <tbody>
      {facts.map(([name, value]) => (
        <tr key={name}>
          <td className="quiet" style={MAIL_STYLES.name}>
            {name}
          </td>
          <td className="ink" dir="auto" style={MAIL_STYLES.value}>
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
      <a className="button" href={url} style={{ ...MAIL_STYLES.button, backgroundColor: ACCENTS[accent].light }}>
        {word}
      </a>
    </p>
    <p className="quiet" style={MAIL_STYLES.address}>
      {url}
    </p>
  </>
);

export const Block = ({ block, accent = 'sea' }: { block: MailBlock; accent?: Accent | undefined }) => {
  switch (block.kind) {
    case 'text':
      return (
        <p dir="auto" style={MAIL_STYLES.text}>
          {block.text}
        </p>
      );
    case 'quote':
      return (
        <p className="mark" dir="auto" style={{ ...MAIL_STYLES.quote, borderLeftColor: ACCENTS[accent].light }}>
          {block.text}
        </p>
      );
    case 'code':
      return (
        <p className="tint" style={MAIL_STYLES.code}>
          {block.code}
        </p>
      );
    case 'button':
      return <Button word={block.word} url={block.url} accent={accent} />;
    case 'link':
      return (
        <p className="quiet" style={MAIL_STYLES.address}>
          <a className="quiet" href={block.url} style={MAIL_STYLES.quietLink}>
            {block.word}
          </a>
        </p>
      );
    case 'signature':
      return <Signature text={block.text} />;
    case 'facts':
      return <Facts facts={block.facts} />;
  }
};
