import { fullDate } from '../../format/day-text';
import { ENGLISH } from '../../format/locale';
import type { PublicPage, Site } from '../public-page';
import { AboutMenu } from './about-menu';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The one frame of all pages that explain. */
export const PublicLayout = ({ page, site }: { page: PublicPage; site: Site }) => {
  const { path, heading, lead, since, Content } = page;
  const isAbout = path.startsWith('/about/');
  return (
    <div className="public">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <SiteHeader path={path} />
      <div className={isAbout ? 'sheet with-menu' : 'sheet'}>
        {isAbout && <AboutMenu path={path} />}
        <main id="content">
          <header className="sheet-head">
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {since && (
              <p className="quiet-text">
                Effective <time dateTime={since}>{fullDate(ENGLISH, since)}</time>
              </p>
            )}
          </header>
          <Content site={site} />
        </main>
      </div>
      <SiteFooter />
    </div>
  );
};
