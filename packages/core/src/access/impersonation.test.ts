import { describe, expect, it } from 'vitest';
import { ID_PREFIX } from '../base/id-shape';
import { CompanyId } from '../base/ids';
import { isWrite } from '../contract/contract';
import { ALL_CONTRACTS } from '../contracts';
import { READ_ONLY_PERMISSIONS } from './impersonation';
import { findImpersonationEnd, isImpersonationActive } from './parent-agency';
import { isPermission, PERMISSIONS } from './permissions';

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
const open = ALL_CONTRACTS.filter((c) => c.viewableByParent);

describe('what is open to the agency above (spec 1 §1, G-197)', () => {
  it('is the trips and what belongs to them', () => {
    for (const id of [
      'trips.list',
      'trips.get',
      'book.company-bookings.list',
      'trips.packages.list',
      'misc.shell.get',
    ] as const)
      expect(open.map((c) => c.id)).toContain(id);
  });
  it('is nothing that writes, whatever area it is of', () => {
    const reading = new Set(open.map(({ id }) => id));
    const writing = ALL_CONTRACTS.filter((c) => isWrite(c) || ['PUT', 'DELETE'].includes(c.method));
    expect(writing.filter(({ id }) => reading.has(id))).toEqual([]);
  });
  it('is nothing that opens a file or what is sealed', () => {
    expect(open.filter(({ uses = [] }) => uses.some((a) => ['file_links', 'uploads', 'seal'].includes(a)))).toEqual([]);
    expect(open.map(({ id }) => id)).not.toContain('trips.travelers.passport');
  });
  it('is nothing of people, settings, plan, keys, exports or the agencies themselves', () => {
    expect(open.filter(({ service }) => service === 'users').map(({ id }) => id)).toEqual([
      'users.tables.get',
      'users.ui-preference.get',
    ]);
  });
  it('is looked at with what sees, and nothing that changes', () => {
    expect([...READ_ONLY_PERMISSIONS].filter((name) => !isPermission(name))).toEqual([]);
    const changing = PERMISSIONS.filter((name) =>
      /^(Edit|Delete|Manage|Cancel|Restore|Archive|Apply|Add|Share)/.test(name),
    );
    expect(changing.filter((name) => READ_ONLY_PERMISSIONS.has(name))).toEqual([]);
    expect(READ_ONLY_PERMISSIONS.has('View Client Credit Card')).toBe(false);
  });
});

describe('a look', () => {
  it('is open for twelve hours', () => {
    const begun = link(at('2T08'));
    expect(findImpersonationEnd(begun)).toBe(at('2T20'));
    expect(isImpersonationActive(begun, company('1'), '2027-03-02T19:59:59.000Z')).toBe(true);
    expect(isImpersonationActive(begun, company('1'), at('2T20'))).toBe(false);
  });
  it('is nobody else’s, and does not begin by itself', () => {
    expect(isImpersonationActive(link(at('2T08')), company('2'), at('2T09'))).toBe(false);
    expect(isImpersonationActive(link(), company('1'), at('2T09'))).toBe(false);
  });
});
