import { describe, expect, it } from 'vitest';
import { covers } from './rights-cover';

const TABLE = 'arn:aws:dynamodb:::table/t';
const put = (pk: string) => ({
  action: 'dynamodb:PutItem',
  resource: TABLE,
  context: { 'dynamodb:LeadingKeys': [pk] },
});

describe('rights', () => {
  it('cover an action on the resource that they name, and on no other', () => {
    const rights = [{ actions: ['dynamodb:GetItem'], resources: [TABLE] }];
    expect(covers(rights, { action: 'dynamodb:GetItem', resource: TABLE })).toBe(true);
    expect(covers(rights, { action: 'dynamodb:PutItem', resource: TABLE })).toBe(false);
    expect(covers(rights, { action: 'dynamodb:GetItem', resource: `${TABLE}/index/list` })).toBe(false);
    expect(covers(rights, { action: 'dynamodb:GetItem', resource: `${TABLE}2` })).toBe(false);
  });

  it('take * for any characters, ? for one, and a dot for a dot', () => {
    const may = (resource: string, asked: string) =>
      covers([{ actions: ['s3:*Object'], resources: [resource] }], { action: 's3:PutObject', resource: asked });
    expect(may('arn:b/cmp_*', 'arn:b/cmp_1/trips/a.pdf')).toBe(true);
    expect(may('arn:b/cmp_*', 'arn:b/uploads/cmp_1')).toBe(false);
    expect(may('arn:secret:name-??????', 'arn:secret:name-AbCdEf')).toBe(true);
    expect(may('arn:secret:name-??????', 'arn:secret:name-AbCdEfg')).toBe(false);
    expect(may('arn:a.b', 'arn:axb')).toBe(false);
  });

  it('take every condition together', () => {
    const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['C#*#KEY_USES'] } };
    const rights = [{ actions: ['dynamodb:PutItem'], resources: [TABLE], conditions }];
    expect(covers(rights, put('C#cmp_1#KEY_USES'))).toBe(true);
    expect(covers(rights, put('C#cmp_1#TRIP#1'))).toBe(false);
    expect(covers(rights, { action: 'dynamodb:PutItem', resource: TABLE })).toBe(false);
    const named = [{ ...rights[0], conditions: { Null: { company: 'false' }, StringEquals: { from: 'a@b' } } }];
    const ask = (context: Record<string, string[]>) => covers(named as never, { ...put('x'), context });
    expect([
      ask({ company: ['c'], from: ['a@b'] }),
      ask({ from: ['a@b'] }),
      ask({ company: ['c'], from: ['c'] }),
    ]).toEqual([true, false, false]);
  });

  it('are not guessed at where they ask for something unknown', () => {
    const rights = [{ actions: ['dynamodb:PutItem'], resources: [TABLE], conditions: { IpAddress: { ip: '::1' } } }];
    expect(() => covers(rights, put('x'))).toThrow('IpAddress');
  });
});
