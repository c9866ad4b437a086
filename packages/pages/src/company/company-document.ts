import type { PublicCompany } from '@wayline/core/areas/people/company-page';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { CompanyPage, CompanyUnknownPage } from './company-page';

const LOOK = { style: ASSETS.publicStyle };

/** The public page of a company. Source: R-SHELL-027. */
export const renderCompany = (company: PublicCompany): string =>
  htmlDocument(
    {
      ...LOOK,
      hidden: !company.listed,
      title: `${company.company_name} · Wayline`,
      description: `${company.company_name} plans its clients’ trips with Wayline.`,
    },
    createElement(CompanyPage, company),
  );

/** What stands at the address of a company that is not there: the same for every name, so it is rendered once. */
export const COMPANY_UNKNOWN: string = htmlDocument(
  { ...LOOK, hidden: true, title: 'Page not found · Wayline', description: 'No company has a page at this address.' },
  createElement(CompanyUnknownPage),
);
