/** The password of every demo account; local mode only. */
export const DEMO_PASSWORD = 'Wayline-demo-1';

export type DemoPerson = {
  email: string;
  first_name: string;
  last_name: string;
  roles: string[];
  user_type_id: number;
};
export type DemoCompany = {
  company_name: string;
  type: 'agency' | 'travel_advisor';
  subscription: string;
  /** Where it is to be found; with it, the company has a public page. */
  website?: string;
  /** Whether it may make API keys. */
  is_er_account?: boolean;
  /** What is switched on for it besides what every company has. */
  feature_flags?: readonly string[];
  owner: DemoPerson;
  colleagues: readonly DemoPerson[];
};

/** A company with every kind of colleague, and another one, to see that the wall between them holds. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    company_name: 'Harbour & Vale Travel',
    type: 'agency',
    subscription: 'Advance Yearly',
    website: 'https://harbourandvale.example',
    is_er_account: true,
    feature_flags: ['role-permission feature'],
    owner: {
      email: 'owner@demo.wayline.test',
      first_name: 'Olivia',
      last_name: 'Vale',
      roles: ['Master Admin'],
      user_type_id: 1,
    },
    colleagues: [
      {
        email: 'advisor@demo.wayline.test',
        first_name: 'Adrian',
        last_name: 'Moss',
        roles: ['Advisor'],
        user_type_id: 2,
      },
      {
        email: 'standard@demo.wayline.test',
        first_name: 'Stella',
        last_name: 'Reyes',
        roles: ['Standard'],
        user_type_id: 2,
      },
      {
        email: 'contractor@demo.wayline.test',
        first_name: 'Casey',
        last_name: 'North',
        roles: ['Independent Contractor'],
        user_type_id: 15,
      },
    ],
  },
  {
    company_name: 'Otherwhere Journeys',
    type: 'travel_advisor',
    subscription: 'Starter Monthly',
    owner: {
      email: 'owner@other.wayline.test',
      first_name: 'Otto',
      last_name: 'Berg',
      roles: ['Master Admin'],
      user_type_id: 1,
    },
    colleagues: [],
  },
];
