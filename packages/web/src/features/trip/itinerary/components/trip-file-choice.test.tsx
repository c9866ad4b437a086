import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileId, TripId } from '@wayline/core/base/ids';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { TripFileChoice } from './trip-file-choice';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId;
const file = (id: string, key: string) => ({ id, key, name: `${id}.pdf` });

beforeEach(() => signIn(TOKENS, sessionUser()));

it('R-TRIP-068 offers what is for the client and not given yet, and never an internal file', async () => {
  const files = [
    file('contract', 'Internal'),
    file('visa', 'Client'),
    file('villa', 'Photos'),
    file('ticket', 'Client'),
  ];
  fakeFetch({ [`GET /services/trips/api/v1/trips/${TRIP}/attachments`]: { json: { files } } });
  const onTake = vi.fn();
  renderInApp(<TripFileChoice tripId={TRIP} taken={[{ id: 'ticket' as FileId }]} onTake={onTake} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add visa.pdf' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith('visa');
  expect(screen.getAllByRole('button').map((b) => b.textContent?.trim())).toEqual(['visa.pdf', 'villa.pdf']);
});
