import { renderToStaticMarkup } from 'react-dom/server';
import { Block } from './mail-block';
import type { MailBrand, MailContent } from './mail-content';
import { darkStyle, LOGO_HEIGHT, MAIL_STYLES } from './mail-styles';

const House = ({ name, logo }: MailBrand) => (
  <p className="quiet" dir="auto" style={MAIL_STYLES.house}>
    {logo ? <img src={logo} alt={name} height={LOGO_HEIGHT} style={MAIL_STYLES.logo} /> : name}
  </p>
);

const MailBody = ({ house, preview, title, blocks, foot }: MailContent) => (
  <body className="page" style={MAIL_STYLES.page}>
    <div style={MAIL_STYLES.preview}>{preview}</div>
    <table
      role="presentation"
      className="sheet"
      align="center"
      cellPadding={0}
      cellSpacing={0}
      style={MAIL_STYLES.sheet}
    >
      <tbody>
        {house?.picture && (
          <tr>
            <td>
              <img src={house.picture} alt="" width={560} style={MAIL_STYLES.picture} />
            </td>
          </tr>
        )}
        <tr>
          <td className="ink" style={MAIL_STYLES.inside}>
            {house && <House {...house} />}
            <h1 className="ink" dir="auto" style={MAIL_STYLES.title}>
              {title}
            </h1>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} accent={house?.accent} />
            ))}
          </td>
        </tr>
      </tbody>
    </table>
    <p className="quiet" dir="auto" style={MAIL_STYLES.foot}>
      {foot}
    </p>
  </body>
);

/** The formatted mail: tables and styles on the elements, as mail programs want it, with colours for the night. */
export const mailHtml = (content: MailContent): string =>
  `<!doctype html><html lang="${content.language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">${renderToStaticMarkup(
    <title>{content.subject}</title>,
  )}<style>${darkStyle(content.house?.accent)}</style></head>${renderToStaticMarkup(<MailBody {...content} />)}</html>`;
