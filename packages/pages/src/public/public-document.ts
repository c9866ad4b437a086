import { isSupportChatPage } from '@wayline/core/areas/notifications/support-chat';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { PublicLayout } from './frame/public-layout';
import type { PublicPage, Site } from './public-page';
import { PageData } from './structured-data';

/** A page that explains, complete without any script; what the support chat needs is beside it. An alias says by its canonical address which page it is. Source: R-SHELL-020, R-SHELL-028, R-SHELL-034. */
export const renderPublicPage = (page: PublicPage, site: Site): string =>
  htmlDocument(
    {
      title: `${page.heading} · Wayline`,
      description: page.lead,
      style: ASSETS.publicStyle,
      chat: isSupportChatPage(page.path),
      url: `${site.origin}${page.path}`,
      data: createElement(PageData, { page, site }),
    },
    createElement(PublicLayout, { page, site }),
  );
