import * as z from 'zod';
import { byId, contract } from '../../contract/contract';
import { HELP_PAGES } from './pages';
import { Help } from './tutorial';

const signedIn = { kind: 'signed_in' } as const;
/** A page without help is no mistake: it has an empty list. */
const Page = z.string().max(80);

const pageTutorials = contract({
  id: 'misc.tutorials.page',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/tutorials',
  handler: 'tutorials/page-tutorials',
  summary: 'The tutorials of a page.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ page: Page }),
  output: z.object({ tutorials: z.array(Help) }),
});
const pageTours = contract({
  id: 'misc.help-tours.page',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/help_tours',
  handler: 'tutorials/page-tours',
  summary: 'The help tours of a page.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ page: Page }),
  output: z.object({ help_tours: z.array(Help) }),
});
const normalised = contract({
  id: 'misc.tutorials.normalised',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/tutorials/normalised',
  handler: 'tutorials/normalised-tutorials',
  summary: 'All tutorials by their page, with the page that is active.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ active_page: Page }),
  output: z.object({ active_page: Page, tutorials: z.partialRecord(z.enum(HELP_PAGES), z.array(Help)) }),
});
const header = contract({
  id: 'misc.tutorials.header',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/tutorials/header',
  handler: 'tutorials/header-tutorials',
  summary: 'What the help of the top bar shows on the active page: its tutorials and its tours.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ active_page: Page }),
  output: z.object({ tutorials: z.array(Help), help_tours: z.array(Help) }),
});
const seen = contract({
  id: 'misc.help-tours.seen',
  service: 'misc',
  method: 'PUT',
  path: '/api/v1/help_tours/seen',
  handler: 'tutorials/mark-tour-seen',
  summary: 'Remember that a user has seen a tour.',
  access: signedIn,
  keyScope: 'misc:write',
  input: z.object({ tour: z.string().max(80) }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});

export const tutorialsContracts = byId(pageTutorials, pageTours, normalised, header, seen);
