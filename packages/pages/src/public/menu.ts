export type MenuItem = { path: string; label: string };

/** The children of `/about`, in the order of their menu. */
export const ABOUT_MENU = [
  { path: '/about/about_us', label: 'About us' },
  { path: '/about/our_story', label: 'Our story' },
  { path: '/about/road_map', label: 'Road map' },
  { path: '/about/faq', label: 'Questions' },
  { path: '/about/contact_us', label: 'Contact us' },
  { path: '/about/advertising', label: 'Advertising' },
  { path: '/about/privacy_policy', label: 'Privacy policy' },
  { path: '/about/terms_of_use', label: 'Terms of use' },
] as const satisfies readonly MenuItem[];

/** What the head of each page leads to. */
export const HEAD_MENU: readonly MenuItem[] = [
  { path: '/about/about_us', label: 'About' },
  { path: '/tutorials', label: 'Tutorials' },
  { path: '/hotels', label: 'Hotels' },
  { path: '/about/faq', label: 'Questions' },
];

/** Every page for everybody, by what a visitor looks for; the foot of each page leads to them. */
export const FOOT_MENU: readonly { title: string; items: readonly MenuItem[] }[] = [
  {
    title: 'Product',
    items: [
      { path: '/tutorials', label: 'Tutorials' },
      { path: '/hotels', label: 'Hotels' },
      { path: '/passport', label: 'Passports' },
      { path: '/about/road_map', label: 'Road map' },
      { path: '/about/faq', label: 'Questions and answers' },
    ],
  },
  {
    title: 'Wayline',
    items: [
      { path: '/about/about_us', label: 'About us' },
      { path: '/about/our_story', label: 'Our story' },
      { path: '/about/contact_us', label: 'Contact us' },
      { path: '/about/advertising', label: 'Advertising' },
    ],
  },
  {
    title: 'Your data',
    items: [
      { path: '/about/privacy_policy', label: 'Privacy policy' },
      { path: '/about/terms_of_use', label: 'Terms of use' },
      { path: '/app-account-delete-steps', label: 'Delete an account' },
    ],
  },
];
