import { describe, expect, it } from 'vitest';
import { NewTraveler } from '../traveler';
import { compareWithProfile, fillFromProfile, toTravelerFields } from './profile-fields';

const profile = (differs: object = {}) => ({
  client: {
    first_name: 'Mara',
    last_name: 'Lindqvist',
    emails: ['mara@x.test', 'second@x.test'],
    phone: '+1 555 010 4471',
    dob: '1984-06-02',
    ...differs,
  },
  documents: [
    { kind: 'passport' as const, expiration: '2029-01-01' },
    { kind: 'passport' as const, expiration: '2034-05-06' },
    { kind: 'visa' as const, expiration: '2040-01-01' },
  ],
});
const sent = (fields: object = {}) => NewTraveler.parse(fields);

describe('what a profile says of a traveler', () => {
  it('G-181 is name, first email, phone, birthday, and the passport that is good the longest', () => {
    expect(toTravelerFields(profile())).toEqual({
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'mara@x.test',
      phone: '+1 555 010 4471',
      dob: '1984-06-02',
      passport_expires: '2034-05-06',
    });
  });
  it('is the mobile where there is no other phone, and leaves out what no traveler can have', () => {
    expect(toTravelerFields(profile({ phone: undefined, personal_mobile: '77' })).phone).toBe('77');
    expect('phone' in toTravelerFields(profile({ phone: '5'.repeat(51) }))).toBe(false);
  });
  it('fills what is not sent', () => {
    expect(fillFromProfile(sent({ last_name: 'Li', email: 'li@x.test' }), profile())).toMatchObject({
      first_name: 'Mara',
      last_name: 'Li',
      email: 'li@x.test',
      dob: '1984-06-02',
    });
    expect(fillFromProfile(sent(), profile({ last_name: '' }))?.last_name).toBe('');
  });
  it('is nobody without a name, by hand a whole one', () => {
    expect(fillFromProfile(sent({ first_name: 'Mara' }), undefined)).toBeUndefined();
    expect(fillFromProfile(sent({ last_name: 'Li' }), undefined)).toBeUndefined();
  });
});

describe('where a traveler and their profile differ', () => {
  const same = { ...toTravelerFields(profile()), email: 'SECOND@x.test', phone: '15550104471' };
  it('is nowhere for another of their emails, or a phone that is written otherwise', () => {
    expect(compareWithProfile(same, profile())).toEqual([]);
  });
  it('says both sides, also where one is empty', () => {
    expect(compareWithProfile({ ...same, first_name: 'Mari', dob: undefined }, profile())).toEqual([
      { field: 'first_name', traveler: 'Mari', profile: 'Mara' },
      { field: 'dob', profile: '1984-06-02' },
    ]);
    expect(compareWithProfile({ ...same, email: 'new@x.test', phone: '' }, profile())).toEqual([
      { field: 'email', traveler: 'new@x.test', profile: 'mara@x.test' },
      { field: 'phone', profile: '+1 555 010 4471' },
    ]);
  });
});
