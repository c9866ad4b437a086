import { renderToStaticMarkup } from 'react-dom/server';
import { Block } from './mail-block';
import type { MailContent, MailHouse } from './mail-content';
import { darkStyle, LOGO_HEIGHT, LOOK } from './mail-look';

const House = ({ name, logo }: MailHouse) => (
  <p className="quiet" dir="auto" style={LOOK.house}>
    {logo ? <img src={logo} alt={name} height={LOGO_HEIGHT} style={LOOK.logo} /> : name}
  </p>
);

const MailBody = ({ house, preview, title, blocks, foot }: MailContent) => (
  <body className="page" style={LOOK.page}>
    <div style={LOOK.preview}>{preview}</div>
    <table role="presentation" className="sheet" align="center" cellPadding={0} cellSpacing={0} style={LOOK.sheet}>
      <tbody>
        {house?.picture && (
          <tr>
            <td>
              <img src={house.picture} alt="" width={560} style={LOOK.picture} />
            </td>
          </tr>
        )}
        <tr>
          <td className="ink" style={LOOK.inside}>
            {house && <House {...house} />}
            <h1 className="ink" dir="auto" style={LOOK.title}>
              {title}
            </h1>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} accent={house?.accent} />
            ))}
          </td>
        </tr>
      </tbody>
    </table>
    <p className="quiet" dir="auto" style={LOOK.foot}>
      {foot}
    </p>
  </body>
);

/** The formatted mail: tables and styles on the elements, as mail programs want it, with colours for the night. */
export const mailHtml = (content: MailContent): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">${renderToStaticMarkup(
    <title>{content.subject}</title>,
  )}<style>${darkStyle(content.house?.accent)}</style></head>${renderToStaticMarkup(<MailBody {...content} />)}</html>`;
