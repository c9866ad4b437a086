import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@wayline/core/areas/forms/form';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { OpenedForm } from '../forms-queries';
import { FormBuilder } from './form-builder';

const ID = `form_${'0'.repeat(26)}`;
const AT = `/services/crm/api/v1/forms/${ID}`;
const form = (more: object = {}) =>
  Form.parse({
    ...{ id: ID, kind: 'trip_request', pie_unique_id: 'F-1', form_name: 'Plan my trip', form_status: 'published' },
    ...{ published_version: 1, published_from: 3, created_by: `usr_${'0'.repeat(26)}`, created_by_name: 'Olivia' },
    ...{ created_at: '2027-02-01T10:00:00.000Z', updated_at: '2027-02-01T10:00:00.000Z', version: 3 },
    ...more,
  });
const open = async (saves = true) => {
  const sent = fakeFetch({
    [`PUT ${AT}`]: ({ body }) =>
      saves
        ? { json: { form: form({ ...(body as object), version: 4 }) } }
        : refusal(409, 'record.stale', 'Someone else changed this form.'),
    [`POST ${AT}/publish`]: { json: { form: form({ version: 5, published_from: 5, published_version: 2 }) } },
  });
  renderInApp(<FormBuilder opened={{ form: form(), links: [], versions: [] } as OpenedForm} listPath="/forms" />);
  const name = await screen.findByLabelText<HTMLInputElement>('Form name');
  const changes = () => sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }));
  return { name, changes };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => signIn(TOKENS, sessionUser()));

it('R-ACC-036 publishing a form saves first what was just typed', async () => {
  const { name, changes } = await open();
  expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
  await userEvent.type(name, ' now');
  await press('Publish changes');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toEqual([
    { method: 'PUT', body: expect.objectContaining({ form_name: 'Plan my trip now', version: 3 }) },
    { method: 'POST', body: { version: 4 } },
  ]);
});

it.each(['Publish changes', 'Share'])(
  '%s goes no further where the form can’t be saved, and says so',
  async (button) => {
    const { name, changes } = await open(false);
    await userEvent.type(name, ' now');
    await press(button);
    await screen.findByText('Your changes aren’t saved yet');
    expect(screen.getByText('Someone else changed this form.')).toBeDefined();
    expect(new Set(changes().map(({ method }) => method))).toEqual(new Set(['PUT']));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
