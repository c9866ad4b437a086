import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser, signIn } from '../../lib/session';
import { dismissToast, shownToasts } from '../../lib/toast-store';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { CurrencyInput } from '../trip/pricing/fields/currency-input';
import { cropToSquare } from './draw-picture';
import { PictureField } from './picture-field';
import { usePictures } from './use-pictures';

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('currencies', () => {
  const CURRENCIES = 'GET /services/lookups/api/v1/currencies';
  const two = (
    <>
      <CurrencyInput label="From" value="" onChange={() => undefined} />
      <CurrencyInput label="To" value="" onChange={() => undefined} />
    </>
  );
  const offered = () => [...document.querySelectorAll('datalist option')].map((o) => o.getAttribute('value'));
  it('R-SHELL-268 are fetched once for all who need them, and then taken from the cache', async () => {
    const euro = { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 };
    const sent = fakeFetch({ [CURRENCIES]: { json: { currencies: [euro] } } });
    const { rerender } = renderInApp(two);
    await waitFor(() => expect(offered()).toEqual(['EUR', 'EUR']));
    rerender(null);
    rerender(two);
    expect(offered()).toEqual(['EUR', 'EUR']);
    expect(sent).toHaveLength(1);
  });
  it('R-SHELL-269 are none when loading them fails, and a code can still be typed', async () => {
    const sent = fakeFetch({ [CURRENCIES]: { status: 500 } });
    const typed = vi.fn();
    renderInApp(<CurrencyInput label="Currency" value="" onChange={typed} />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(offered()).toEqual([]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Currency' }), 'e');
    expect(typed).toHaveBeenCalledWith('E');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the picture of a user', () => {
  const AVATAR = 'PUT /services/users/api/v1/avatar';
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const choose = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    await userEvent.upload(screen.getByLabelText('Picture file'), new File([bytes], name), { applyAccept: false });
  };
  const drawnAs = (image: string) => {
    const drawImage = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
    const canvas = HTMLCanvasElement.prototype;
    vi.spyOn(canvas, 'getContext').mockReturnValue({ fillRect: vi.fn(), drawImage } as never);
    vi.spyOn(canvas, 'toDataURL').mockReturnValue(`data:image/jpeg;base64,${image}`);
    return drawImage;
  };
  it('R-SHELL-303 is initials until one is chosen; then its middle is drawn small, kept, and shown at once', async () => {
    const drawImage = drawnAs('/9j/AA==');
    const address = '/services/public/api/v1/avatars/c/f';
    const sent = fakeFetch({ [AVATAR]: { json: { avatar_img: address } } });
    renderInApp(<PictureField name="Marta Lindqvist" />);
    expect(screen.getByText('ML')).toBeTruthy();
    await choose('me.png', PNG);
    await screen.findByText('Added successfully');
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([50, 0, 300, 300, 0, 0, 200, 200]);
    expect(sent[0]?.body).toEqual({ image: '/9j/AA==' });
    expect(currentUser()?.avatar_img).toBe(address);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(address);
  });
  it('is removed, and initials come back', async () => {
    signIn(TOKENS, sessionUser({ avatar_img: '/a' }));
    const sent = fakeFetch({ [AVATAR]: { json: {} } });
    renderInApp(<PictureField name="Marta Lindqvist" />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('ML');
    expect(sent[0]?.body).toEqual({ image: '' });
  });
  it('R-SHELL-210 is refused by its first bytes, whatever its name says, and when it is large; nothing is sent', async () => {
    const sent = fakeFetch({});
    renderInApp(<PictureField name="Marta Lindqvist" />);
    await choose('me.png', new TextEncoder().encode('<svg onload=alert(1)>'));
    await screen.findByText('Please choose a JPG, PNG, GIF or BMP picture.');
    await choose('me.png', new Uint8Array(5_000_001));
    await screen.findByText(/larger than 5 MB/);
    expect(sent).toEqual([]);
  });
  it('shows the middle of a wide and of a tall one', () => {
    expect(cropToSquare(400, 300)).toEqual({ x: 50, y: 0, edge: 300 });
    expect(cropToSquare(100, 500)).toEqual({ x: 0, y: 200, edge: 100 });
  });
});

describe('the pictures of people', () => {
  const Shown = () => {
    const pictureOf = usePictures('collaborator', ['usr_1', 'usr_2']);
    return <output>{`${pictureOf('usr_1')} ${pictureOf('usr_2')}`}</output>;
  };
  it('R-SHELL-156 R-SHELL-270 R-SHELL-271 are asked for by model and ids in one call, and read from image_urls', async () => {
    const answer = { image_urls: { usr_1: ['/a'], usr_2: [] } };
    const sent = fakeFetch({ 'GET /services/misc/api/v1/attachments_by_model_id': { json: answer } });
    renderInApp(<Shown />);
    await screen.findByText('/a undefined');
    expect(sent).toHaveLength(1);
    const query = sent[0]?.url.searchParams;
    expect(Object.fromEntries(query ?? [])).toEqual({
      model: 'user',
      key: 'avatar',
      path: 'avatar_img',
      'model_id[]': 'usr_1,usr_2',
    });
  });
});
