import { describe, expect, it } from 'vitest';
import { ALL_CONTRACTS, CONTRACTS } from '../contracts';
import { isPermission, PERMISSIONS } from '../identity/permissions';
import { isWrite } from '../kernel/contract';
import { CompanyId, ID_PREFIX } from '../kernel/ids';
import { lookEnds, looksNow } from './agencies';
import { LOOK_PERMISSIONS, openToParent } from './looking';

const company = (digit: string) => CompanyId.parse(`${ID_PREFIX.company}_${digit.repeat(26)}`);
const at = (hour: string) => `2027-03-0${hour}:00:00.000Z`;
const link = (last_look_at?: string) => ({
  parent_company_id: company('1'),
  parent_name: 'Blue Anchor',
  since: at('1T00'),
  agreed_by_name: 'Sam Sub',
  last_look_at,
  version: 1,
});
const open = ALL_CONTRACTS.filter(openToParent);

describe('what is open to the agency above (spec 1 §1, G-197)', () => {
  it('is the trips and what belongs to them', () => {
    for (const id of [
      'trips.list',
      'trips.get',
      'book.company-bookings.list',
      'trips.packages.list',
      'misc.shell.get',
    ] as const)
      expect([id, openToParent(CONTRACTS[id])]).toEqual([id, true]);
  });
  it('is nothing that writes, whatever area it is of', () => {
    const reading = new Set(open.map(({ id }) => id));
    const writing = ALL_CONTRACTS.filter((c) => isWrite(c) || ['PUT', 'DELETE'].includes(c.method));
    expect(writing.filter(({ id }) => reading.has(id))).toEqual([]);
  });
  it('is nothing that opens a file or what is sealed', () => {
    expect(open.filter(({ uses = [] }) => uses.some((a) => ['file_links', 'uploads', 'seal'].includes(a)))).toEqual([]);
    expect(openToParent(CONTRACTS['trips.travelers.passport'])).toBe(false);
  });
  it('is nothing of people, settings, plan, keys, exports or the agencies themselves', () => {
    expect(open.filter(({ service }) => service === 'users').map(({ id }) => id)).toEqual([
      'users.ui-preference.get',
      'users.tables.get',
    ]);
  });
  it('is looked at with what sees, and nothing that changes', () => {
    expect([...LOOK_PERMISSIONS].filter((name) => !isPermission(name))).toEqual([]);
    const changing = PERMISSIONS.filter((name) =>
      /^(Edit|Delete|Manage|Cancel|Restore|Archive|Apply|Add|Share)/.test(name),
    );
    expect(changing.filter((name) => LOOK_PERMISSIONS.has(name))).toEqual([]);
    expect(LOOK_PERMISSIONS.has('View Client Credit Card')).toBe(false);
  });
});

describe('a look', () => {
  it('is open for twelve hours', () => {
    const begun = link(at('2T08'));
    expect(lookEnds(begun)).toBe(at('2T20'));
    expect(looksNow(begun, company('1'), '2027-03-02T19:59:59.000Z')).toBe(true);
    expect(looksNow(begun, company('1'), at('2T20'))).toBe(false);
  });
  it('is nobody else’s, and does not begin by itself', () => {
    expect(looksNow(link(at('2T08')), company('2'), at('2T09'))).toBe(false);
    expect(looksNow(link(), company('1'), at('2T09'))).toBe(false);
  });
});
