import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSection, type SectionName } from '@wayline/core/areas/setting-pages/sections';
import type { ReactElement } from 'react';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';

/** Opens a page of a section as it was saved, and answers what it sends. */
export const openSetting = (
  section: SectionName,
  page: ReactElement,
  { kept = {}, answers = {} }: { kept?: object; answers?: Parameters<typeof fakeFetch>[0] },
) => {
  const { schema } = getSection(section);
  const at = `/services/users/api/v1/settings/${section}`;
  const fields = Object.keys(schema.shape);
  const shown = (value: unknown, version: number) => ({ section, version, fields, sealed: [], value });
  const sent = fakeFetch({
    [`GET ${at}`]: { json: shown(schema.parse(kept), 1) },
    [`PUT ${at}`]: ({ body }) => ({ json: shown(schema.parse((body as { value: unknown }).value), 2) }),
    ...answers,
  });
  signIn(TOKENS, sessionUser());
  renderInApp(page);
  const bodies = (asked: string) =>
    sent.flatMap(({ method, url, body }) => (`${method} ${url.pathname}` === asked ? [body] : []));
  return { bodies, saved: () => bodies(`PUT ${at}`).map((body) => (body as { value: unknown }).value) };
};
/** Presses a button of the page. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
