import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { LibraryPage } from './library-page';

const SEARCH = 'POST /services/book/api/v1/library/bookings';
const CLOUD = 'GET /services/misc/api/v1/cloud';
const ROW = { id: 'lib_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1, booking_type: 'Dining', title: 'Da Gino', days: 1 };
const found = { json: { bookings: [ROW], totalCount: 1, filterCount: 1, per_page: 25 } };
const may = (...held: string[]) =>
  sessionUser({ permissions_data: ['Library', 'View Library Reservations', ...held] as never });

// What opens lazily is there already: a test waits for what it does, not for a module to be compiled.
beforeAll(() => import('../components/cloud-storage'));
beforeEach(() => {
  signIn(TOKENS, may('Edit Library Reservations', 'Documents'));
  onPhone();
});

describe('the library', () => {
  it('R-SHELL-082 R-SHELL-083 has two tabs that open and three that are coming soon', async () => {
    fakeFetch({ [SEARCH]: found });
    renderInApp(<LibraryPage />);
    const tabs = await screen.findAllByRole<HTMLButtonElement>('tab');
    expect(tabs.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['bookings library', false],
      ['Cloud Storage', false],
      ['EventsComing Soon..', true],
      ['PlacesComing Soon..', true],
      ['DestinationsComing Soon..', true],
    ]);
  });
  it('R-TRIP-048 R-TRIP-175 asks for 25 bookings of the first page, and for what is searched', async () => {
    const sent = fakeFetch({ [SEARCH]: found });
    renderInApp(<LibraryPage />);
    await screen.findByText('Da Gino');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search library' }), 'gino{Enter}');
    const searches = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()).toEqual([
      { perPage: 25, pageNo: 1 },
      { perPage: 25, pageNo: 1, common_search: 'gino' },
    ]);
  });
  it('R-TRIP-157 offers no deleting to those who lack the permission', async () => {
    const sent = fakeFetch({ [SEARCH]: found });
    renderInApp(<LibraryPage />);
    await screen.findByRole('button', { name: 'Edit Da Gino' });
    expect(screen.queryByRole('button', { name: 'Delete Da Gino' })).toBeNull();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  });
});

describe('the cloud storage', () => {
  const FILE = {
    id: 'fil_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    folder: 'top',
    name: 'Visa.pdf',
    size: 1_500_000,
    added_by: 'Adrian',
    created_at: '2031-05-02T10:00:00.000Z',
    version: 2,
  };
  const CHANGE = `PUT /services/misc/api/v1/cloud/files/${FILE.id}`;
  it('R-ACC-156 shows by its icon whether a file is an image, a film, slides, a sheet, a PDF, a document, a text or an archive', async () => {
    const names = ['a.PNG', 'b.mp4', 'c.pptx', 'd.csv', 'e.pdf', 'f.docx', 'g.txt', 'h.zip', 'i.unknown'];
    const files = names.map((name, i) => ({ ...FILE, id: `fil_01ARZ3NDEKTSV4RRFFQ69G5FA${i}`, name }));
    fakeFetch({ [CLOUD]: { json: { folders: [], files } } });
    renderInApp(<LibraryPage />, { path: '/library?tab=cloud' });
    const list = within(await screen.findByRole('list', { name: 'Files and folders' }));
    expect(list.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Image',
      'Video or audio',
      'Presentation',
      'Spreadsheet',
      'PDF',
      'Document',
      'Text file',
      'Archive',
      'File',
    ]);
  });
  it('R-TRIP-143 shows sizes in megabytes, deletes a file and brings it back', async () => {
    const sent = fakeFetch({
      [CLOUD]: { json: { folders: [], files: [FILE] } },
      [CHANGE]: ({ body }) => ({ json: { file: { ...FILE, version: (body as typeof FILE).version + 1 } } }),
    });
    renderInApp(<LibraryPage />, { path: '/library?tab=cloud' });
    await screen.findByText(/1\.50 MB · Adrian/);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Visa.pdf' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { folder: 'top', version: 2, deleted: true },
      { folder: 'top', version: 3, deleted: false },
    ]);
  });
  it('R-SHELL-210 says why a file is not taken, and uploads nothing of it', async () => {
    const sent = fakeFetch({ [CLOUD]: { json: { folders: [], files: [] } } });
    renderInApp(<LibraryPage />, { path: '/library?tab=cloud' });
    const input = await screen.findByLabelText('Files');
    await userEvent.upload(input, new File(['MZ'], 'setup.exe'), { applyAccept: false });
    await screen.findByText(/Sorry, Unable to attach file\./);
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  });
});
