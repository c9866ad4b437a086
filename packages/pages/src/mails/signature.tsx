import { type Run, richText } from '@wayline/core/areas/trip/itinerary/rich-text';
import { safeUrl } from '../format/safe-url';
import type { MailBlock } from './mail-content';
import { MAIL_STYLES } from './mail-styles';

// What is written down never changes in a mail that was laid out, so its place is its key.
const numbered = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: String(at) }));

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  numbered(runs).map(({ one: { text, url }, key }) => {
    const href = safeUrl(url);
    return href ? (
      <a key={key} className="ink" href={href} style={MAIL_STYLES.link}>
        {text}
      </a>
    ) : (
      text
    );
  });

/** What its sender closes a mail with: lines, lists and links as they were typed. Nothing else in it is mark-up. */
export const Signature = ({ text }: { text: string }) => (
  <div className="line" style={MAIL_STYLES.signature}>
    {numbered(richText(text)).map(({ one: block, key }) => {
      if (block.kind === 'list') {
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key} style={MAIL_STYLES.list}>
            {numbered(block.items).map(({ one, key: at }) => (
              <li key={at} dir="auto">
                <Runs runs={one} />
              </li>
            ))}
          </List>
        );
      }
      return (
        <p key={key} dir="auto" style={MAIL_STYLES.lines}>
          {numbered(block.lines).map(({ one, key: at }) => (
            <span key={at}>
              {at !== '0' && <br />}
              <Runs runs={one} />
            </span>
          ))}
        </p>
      );
    })}
  </div>
);

/** The last block of a mail that a person sends: their signature, where they have one. */
export const signedWith = (signature: string | undefined): MailBlock[] =>
  signature?.trim() ? [{ kind: 'signature', text: signature.trim() }] : [];
