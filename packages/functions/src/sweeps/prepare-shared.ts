import { randomUUID } from 'node:crypto';
import { type Tag, tagName } from '@wayline/core/areas/tags/tag';
import { CompanyId, FileId } from '@wayline/core/base/ids';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from './expect-ok';

/** One dot, as the smallest file that begins as a JPEG does. */
export const SMALL_JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';

/** A tag of the company, called as everything else that is prepared and like no other. */
export const prepareTag = async (world: World, as: Person, name: string) => {
  const title = `${name.slice(0, 200)} ${randomUUID()}`.trim();
  const tags = { tag_type: 'Trip' as const, tag: [title] };
  expectOk(await world.call('misc.tags.create', { request_for: 'onlyStore', tags }, { as }));
  const { trips } = expectOk(await world.call('crm.tags.all', {}, { as })).lists;
  return { tag: (trips.find((tag) => tag.name === tagName(title)) as Tag).id };
};

/** The picture of a person, and the company it is opened under. */
export const preparePicture = async (world: World, as: Person) => {
  const { avatar_img } = expectOk(await world.call('users.avatar.set', { image: SMALL_JPEG }, { as }));
  const [file, company] = (avatar_img ?? '').split('/').reverse();
  return { company: CompanyId.parse(company), picture: FileId.parse(file) };
};

/** One dot, as a PNG. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A logo, and the company it is opened under. */
export const prepareLogo = async (world: World, as: Person) => {
  const { logo_file } = expectOk(await world.call('users.logo.create', { image: SMALL_PNG }, { as }));
  return { company: as.company_id, logo: logo_file };
};
