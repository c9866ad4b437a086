import * as z from 'zod';
import { byId, contract } from '../../contract/contract';

const companyPage = contract({
  id: 'public.company.page',
  service: 'public',
  method: 'GET',
  path: '/api/v1/company/{name}',
  handler: 'people/company-page',
  summary: 'The public page of a company, by the name in its address. What is refused is answered by a page too.',
  access: { kind: 'public' },
  produces: 'text/html',
  input: z.object({ name: z.string().max(200) }),
  output: z.object({ body: z.string() }),
  errors: ['record.missing'],
});

export const companyPageContracts = byId(companyPage);
