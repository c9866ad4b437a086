import type { ClientLanguage } from '@wayline/core/base/client-language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ASSETS } from '../asset-urls';

export type PageHead = {
  /** The language of the page; English where it is not said. */
  language?: ClientLanguage | undefined;
  title: string;
  description: string;
  style: string;
  script?: string;
  /** Visitors may write to support here, where the installation has a chat. */
  chat?: boolean;
  /** Kept out of search engines; client pages always are. */
  hidden?: boolean;
  /** The picture a link preview shows; an absolute https address. */
  image?: string;
  url?: string;
  data?: ReactNode;
};

const Head = ({ title, description, style, script, chat, hidden, image, url, data }: PageHead) => (
  <head>
    <meta charSet="utf-8" />
    <title>{title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="preload" href={ASSETS.titleFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="stylesheet" href={style} />
    {script && <script src={script} type="module" />}
    {chat && <script src={ASSETS.chatScript} type="module" />}
    <meta name="description" content={description} />
    {hidden && <meta name="robots" content="noindex, nofollow, noarchive" />}
    {hidden && <meta name="referrer" content="same-origin" />}
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#11181b" media="(prefers-color-scheme: dark)" />
    {hidden && <meta name="format-detection" content="telephone=no, date=no, address=no" />}
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    {url && <meta property="og:url" content={url} />}
    {url && <link rel="canonical" href={url} />}
    {image && <meta property="og:image" content={image} />}
    <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    <link rel="icon" href={ASSETS.icon} type="image/svg+xml" />
    {data}
  </head>
);

/** A complete document of a page that is rendered, not booted. */
export const htmlDocument = (head: PageHead, body: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={head.language ?? 'en'}>
      <Head {...head} />
      <body>{body}</body>
    </html>,
  )}`;
