import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChecklistTask } from '@wayline/core/areas/trip/checklists/checklist';
import { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { Guarded } from '../../../navigation/guarded';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { PlannedTrip } from '../trips/use-trip';
import { ChecklistSheet } from './components/checklist-sheet';
import { TasksPage } from './pages/tasks-page';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const AT = `/services/trips/api/v1/trips/${TRIP}/checklists`;
const made = { created_at: '2026-11-21T09:00:00.000Z', updated_at: '2026-11-21T09:00:00.000Z', version: 1 };
const mina = Traveler.parse({
  ...made,
  id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  trip_id: TRIP,
  first_name: 'Mina',
  last_name: 'Okafor',
});
const whole = { trip: { id: TRIP }, travelers: [mina] } as unknown as PlannedTrip;
const task = (differs: object = {}) =>
  ChecklistTask.parse({
    ...made,
    id: 'tsk_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: TRIP,
    title: 'Check the passports',
    user_id: sessionUser().id,
    ...differs,
  });
const done = async () => undefined;

beforeEach(() => signIn(TOKENS, sessionUser()));

/** A server that keeps one task. */
const serve = (differs: object = {}) => {
  let kept = task(differs);
  const list = () => ({ json: { tasks: [kept], not_complete: kept.strike ? 0 : 1, templates: [] } });
  return fakeFetch({
    [`GET ${AT}`]: list,
    [`POST ${AT}`]: { json: { task: kept } },
    [`PUT ${AT}/${kept.id}`]: ({ body }) => {
      kept = { ...kept, ...(body as object), version: kept.version + 1 };
      return { json: { task: kept } };
    },
  });
};
const sheet = () => void renderInApp(<ChecklistSheet whole={whole} onClose={done} onChanged={done} />);

it('R-TRIP-061 R-TRIP-062 R-TRIP-063 a tick strikes a task, another one brings it back, and the count follows', async () => {
  const sent = serve();
  sheet();
  const tick = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Check the passports' }));
  await screen.findByText('Checklist · 1 not complete');
  await tick();
  await screen.findByText('Checklist · 0 not complete');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await tick();
  await screen.findByText('Checklist · 1 not complete');
  expect(sent.filter((s) => s.method === 'PUT').map((s) => s.body)).toEqual([
    { version: 1, strike: true },
    { version: 2, strike: false },
  ]);
});
it('R-TRIP-064 a task is for a traveler or the whole trip, and says when it is overdue', async () => {
  const sent = serve({ travelers: [mina.id], due_day: '2020-01-05' });
  sheet();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Mina Okafor')).toBeTruthy();
  expect(row.getByText('Overdue, 01/05/2020')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'New task' }), 'Visa');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Mina Okafor');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(sent.find((s) => s.method === 'POST')?.body).toEqual({ title: 'Visa', travelers: [mina.id] }),
  );
});

it('R-TRIP-061 R-TRIP-064 a task is said otherwise where it stands', async () => {
  const sent = serve({ due_day: '2031-01-05' });
  sheet();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit task Check the passports' }));
  const title = screen.getByRole('textbox', { name: 'Task' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Check the visas');
  const [edited] = screen.getAllByRole('listitem').filter((item) => item.contains(title));
  const fields = within(edited ?? document.body);
  await userEvent.clear(fields.getByRole('textbox', { name: 'Due date' }));
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'For' }), 'Mina Okafor');
  await userEvent.click(screen.getByRole('button', { name: 'Save task' }));
  expect(await screen.findByRole('checkbox', { name: 'Check the visas' })).toBeTruthy();
  expect(sent.find((s) => s.method === 'PUT')?.body).toEqual({
    version: 1,
    title: 'Check the visas',
    due_day: null,
    travelers: [mina.id],
  });
});
it('R-SHELL-224 who may not edit trips changes no task', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  serve();
  sheet();
  const tick = await screen.findByRole('checkbox', { name: 'Check the passports' });
  expect((tick as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Edit task Check the passports' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull();
});

const page = (path: string) => {
  renderInApp(
    <Routes>
      <Route element={<Guarded by={['signed-in', 'not-free']} />}>
        <Route path="/checklists/list" element={<TasksPage of="own" />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
    { path },
  );
  return screen.getByTestId('address').textContent;
};
it('R-SHELL-046 R-SHELL-098 shows one’s own open tasks with their trips', async () => {
  const listed = { ...task(), trip_name: 'Amalfi', code: 'T-1001', owner_name: 'Marta' };
  const due = { trip_id: TRIP, trip_name: 'Amalfi', code: 'T-1001', due_day: '2031-05-02' };
  const also_due = [
    { ...due, kind: 'reminder', id: 'rmd_1' },
    { ...due, kind: 'final_payment', id: TRIP, amount: { minor: 120_000, currency: 'USD' } },
  ];
  const sent = fakeFetch({ 'GET /services/trips/api/v1/checklists/tasks': { json: { tasks: [listed], also_due } } });
  page('/checklists/list');
  for (const link of await screen.findAllByRole('link', { name: 'Amalfi' }))
    expect(link.getAttribute('href')).toBe(`/trips/${TRIP}/planner`);
  // R-SHELL-260: what the count counts beside tasks.
  const beside = within(screen.getByRole('region', { name: 'Also due this week' }));
  expect(beside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Client reminder'),
    expect.stringContaining('Final payment, $1,200.00'),
  ]);
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({ of: 'own', state: 'open' });
});
it('R-SHELL-097 sends a Free user to the subscription', () => {
  signIn(TOKENS, sessionUser({ subscription: null }));
  expect(page('/checklists/list')).toBe('/myaccount/subscription');
});
