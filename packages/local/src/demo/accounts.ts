import { DEMO_COMPANIES, DEMO_PASSWORD } from './people';

/** How each of the demo people signs in: on the screen at start, and to choose from on the sign-in page. */
export const DEMO_ACCOUNTS = DEMO_COMPANIES.flatMap(({ company_name, owner, colleagues }) =>
  [owner, ...colleagues].map((p) => ({
    email: p.email,
    password: DEMO_PASSWORD,
    name: `${p.first_name} ${p.last_name}`,
    role: p.roles[0] ?? '',
    company: company_name,
  })),
);
