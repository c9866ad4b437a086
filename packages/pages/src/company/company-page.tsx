import type { PublicCompany } from '@wayline/core/areas/people/company-page';
import { websiteText, websiteUrl } from '@wayline/core/base/text-inputs';
import type { ReactNode } from 'react';
import { safeUrl } from '../format/safe-url';
import { SiteFooter } from '../public/frame/site-footer';
import { SiteHeader } from '../public/frame/site-header';

const KINDS: Record<PublicCompany['company_type'], string> = {
  travel_advisor: 'Travel advisor',
  agency: 'Travel agency',
  tour_operator: 'Tour operator',
  company: 'Travel company',
};

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="public">
    <a className="skip" href="#content">
      Skip to content
    </a>
    <SiteHeader />
    <div className="sheet">
      <main id="content">{children}</main>
    </div>
    <SiteFooter />
  </div>
);

/** What everybody may know of a company that plans with Wayline: its name, its kind, and where it is to be found. */
export const CompanyPage = ({
  company_name,
  company_type,
  website,
  accent = 'sea',
  contact_line,
  logo_url,
}: PublicCompany) => {
  const url = safeUrl(websiteUrl(website));
  return (
    <Frame>
      <header className="sheet-head">
        {logo_url && <img className="logo" src={logo_url} alt={`${company_name} logo`} />}
        <p className="quiet-text">{KINDS[company_type]}</p>
        <h1 dir="auto">{company_name}</h1>
      </header>
      {contact_line && (
        <p className="lead" dir="auto">
          {contact_line}
        </p>
      )}
      {url && (
        <p className={`accent-${accent}`}>
          <a className="button" href={url} title={url} rel="nofollow noopener">
            {websiteText(website)}
          </a>
        </p>
      )}
      <section className="part">
        <h2>Traveling with them?</h2>
        <p>
          Your itinerary has its own address, in the email your advisor sent. If you can’t find it, ask them for a new
          link. Their phone and email are on their website.
        </p>
      </section>
    </Frame>
  );
};

export const CompanyUnknownPage = () => (
  <Frame>
    <header className="sheet-head">
      <p className="quiet-text">404</p>
      <h1>This page took another route.</h1>
      <p className="lead">No company has a page at this address. It may be misspelled, or the company has no page.</p>
    </header>
    <p>
      <a className="button" href="/">
        Go to home page
      </a>
    </p>
  </Frame>
);
